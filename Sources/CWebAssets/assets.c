// Written by Scripts/web-assets; see Decisions/0073.
#include "web_assets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char api_client_js[] = {
#embed "../WebPlayer/Assets/api/client.js"
};

static const unsigned char api_endpoints_js[] = {
#embed "../WebPlayer/Assets/api/endpoints.js"
};

static const unsigned char api_event_source_js[] = {
#embed "../WebPlayer/Assets/api/event-source.js"
};

static const unsigned char api_events_worker_js[] = {
#embed "../WebPlayer/Assets/api/events-worker.js"
};

static const unsigned char api_events_js[] = {
#embed "../WebPlayer/Assets/api/events.js"
};

static const unsigned char app_js[] = {
#embed "../WebPlayer/Assets/app.js"
};

static const unsigned char core_dom_js[] = {
#embed "../WebPlayer/Assets/core/dom.js"
};

static const unsigned char core_emitter_js[] = {
#embed "../WebPlayer/Assets/core/emitter.js"
};

static const unsigned char core_intervals_js[] = {
#embed "../WebPlayer/Assets/core/intervals.js"
};

static const unsigned char core_router_js[] = {
#embed "../WebPlayer/Assets/core/router.js"
};

static const unsigned char core_scope_js[] = {
#embed "../WebPlayer/Assets/core/scope.js"
};

static const unsigned char core_text_js[] = {
#embed "../WebPlayer/Assets/core/text.js"
};

static const unsigned char core_time_js[] = {
#embed "../WebPlayer/Assets/core/time.js"
};

static const unsigned char cues_concealment_js[] = {
#embed "../WebPlayer/Assets/cues/concealment.js"
};

static const unsigned char cues_cue_list_js[] = {
#embed "../WebPlayer/Assets/cues/cue-list.js"
};

static const unsigned char cues_sentences_js[] = {
#embed "../WebPlayer/Assets/cues/sentences.js"
};

static const unsigned char cues_words_js[] = {
#embed "../WebPlayer/Assets/cues/words.js"
};

static const unsigned char i18n_en_js[] = {
#embed "../WebPlayer/Assets/i18n/en.js"
};

static const unsigned char i18n_i18n_js[] = {
#embed "../WebPlayer/Assets/i18n/i18n.js"
};

static const unsigned char i18n_ja_js[] = {
#embed "../WebPlayer/Assets/i18n/ja.js"
};

static const unsigned char icon_svg[] = {
#embed "../WebPlayer/Assets/icon.svg"
};

static const unsigned char index_html[] = {
#embed "../WebPlayer/Assets/index.html"
};

static const unsigned char keys_actions_js[] = {
#embed "../WebPlayer/Assets/keys/actions.js"
};

static const unsigned char keys_bindings_js[] = {
#embed "../WebPlayer/Assets/keys/bindings.js"
};

static const unsigned char keys_dispatcher_js[] = {
#embed "../WebPlayer/Assets/keys/dispatcher.js"
};

static const unsigned char keys_editor_js[] = {
#embed "../WebPlayer/Assets/keys/editor.js"
};

static const unsigned char keys_help_js[] = {
#embed "../WebPlayer/Assets/keys/help.js"
};

static const unsigned char learning_card_view_js[] = {
#embed "../WebPlayer/Assets/learning/card-view.js"
};

static const unsigned char learning_card_js[] = {
#embed "../WebPlayer/Assets/learning/card.js"
};

static const unsigned char learning_levels_js[] = {
#embed "../WebPlayer/Assets/learning/levels.js"
};

static const unsigned char learning_popover_js[] = {
#embed "../WebPlayer/Assets/learning/popover.js"
};

static const unsigned char learning_selection_js[] = {
#embed "../WebPlayer/Assets/learning/selection.js"
};

static const unsigned char learning_sources_js[] = {
#embed "../WebPlayer/Assets/learning/sources.js"
};

static const unsigned char learning_speaker_js[] = {
#embed "../WebPlayer/Assets/learning/speaker.js"
};

static const unsigned char learning_vocabulary_js[] = {
#embed "../WebPlayer/Assets/learning/vocabulary.js"
};

static const unsigned char library_choice_js[] = {
#embed "../WebPlayer/Assets/library/choice.js"
};

static const unsigned char library_screen_js[] = {
#embed "../WebPlayer/Assets/library/screen.js"
};

static const unsigned char library_tile_js[] = {
#embed "../WebPlayer/Assets/library/tile.js"
};

static const unsigned char listening_boundary_js[] = {
#embed "../WebPlayer/Assets/listening/boundary.js"
};

static const unsigned char listening_conductor_js[] = {
#embed "../WebPlayer/Assets/listening/conductor.js"
};

static const unsigned char listening_navigation_js[] = {
#embed "../WebPlayer/Assets/listening/navigation.js"
};

static const unsigned char listening_plan_js[] = {
#embed "../WebPlayer/Assets/listening/plan.js"
};

static const unsigned char overlay_concealments_js[] = {
#embed "../WebPlayer/Assets/overlay/concealments.js"
};

static const unsigned char overlay_overlay_js[] = {
#embed "../WebPlayer/Assets/overlay/overlay.js"
};

static const unsigned char overlay_word_line_js[] = {
#embed "../WebPlayer/Assets/overlay/word-line.js"
};

static const unsigned char player_actions_js[] = {
#embed "../WebPlayer/Assets/player/actions.js"
};

static const unsigned char player_chase_js[] = {
#embed "../WebPlayer/Assets/player/chase.js"
};

static const unsigned char player_chips_js[] = {
#embed "../WebPlayer/Assets/player/chips.js"
};

static const unsigned char player_clock_js[] = {
#embed "../WebPlayer/Assets/player/clock.js"
};

static const unsigned char player_context_js[] = {
#embed "../WebPlayer/Assets/player/context.js"
};

static const unsigned char player_controls_js[] = {
#embed "../WebPlayer/Assets/player/controls.js"
};

static const unsigned char player_cue_service_js[] = {
#embed "../WebPlayer/Assets/player/cue-service.js"
};

static const unsigned char player_full_screen_js[] = {
#embed "../WebPlayer/Assets/player/full-screen.js"
};

static const unsigned char player_gestures_js[] = {
#embed "../WebPlayer/Assets/player/gestures.js"
};

static const unsigned char player_media_keys_js[] = {
#embed "../WebPlayer/Assets/player/media-keys.js"
};

static const unsigned char player_native_tracks_js[] = {
#embed "../WebPlayer/Assets/player/native-tracks.js"
};

static const unsigned char player_options_js[] = {
#embed "../WebPlayer/Assets/player/options.js"
};

static const unsigned char player_position_js[] = {
#embed "../WebPlayer/Assets/player/position.js"
};

static const unsigned char player_screen_js[] = {
#embed "../WebPlayer/Assets/player/screen.js"
};

static const unsigned char player_seek_bar_js[] = {
#embed "../WebPlayer/Assets/player/seek-bar.js"
};

static const unsigned char player_source_choice_js[] = {
#embed "../WebPlayer/Assets/player/source-choice.js"
};

static const unsigned char player_sources_direct_js[] = {
#embed "../WebPlayer/Assets/player/sources/direct.js"
};

static const unsigned char player_sources_fill_plan_js[] = {
#embed "../WebPlayer/Assets/player/sources/fill-plan.js"
};

static const unsigned char player_sources_ranges_js[] = {
#embed "../WebPlayer/Assets/player/sources/ranges.js"
};

static const unsigned char player_sources_segments_js[] = {
#embed "../WebPlayer/Assets/player/sources/segments.js"
};

static const unsigned char player_sources_stream_js[] = {
#embed "../WebPlayer/Assets/player/sources/stream.js"
};

static const unsigned char player_stage_js[] = {
#embed "../WebPlayer/Assets/player/stage.js"
};

static const unsigned char player_work_status_js[] = {
#embed "../WebPlayer/Assets/player/work-status.js"
};

static const unsigned char player_work_words_js[] = {
#embed "../WebPlayer/Assets/player/work-words.js"
};

static const unsigned char player_work_js[] = {
#embed "../WebPlayer/Assets/player/work.js"
};

static const unsigned char saved_item_js[] = {
#embed "../WebPlayer/Assets/saved/item.js"
};

static const unsigned char saved_screen_js[] = {
#embed "../WebPlayer/Assets/saved/screen.js"
};

static const unsigned char settings_preferences_js[] = {
#embed "../WebPlayer/Assets/settings/preferences.js"
};

static const unsigned char settings_screen_js[] = {
#embed "../WebPlayer/Assets/settings/screen.js"
};

static const unsigned char settings_settings_js[] = {
#embed "../WebPlayer/Assets/settings/settings.js"
};

static const unsigned char settings_shared_fields_js[] = {
#embed "../WebPlayer/Assets/settings/shared-fields.js"
};

static const unsigned char style_base_css[] = {
#embed "../WebPlayer/Assets/style/base.css"
};

static const unsigned char style_controls_css[] = {
#embed "../WebPlayer/Assets/style/controls.css"
};

static const unsigned char style_floating_css[] = {
#embed "../WebPlayer/Assets/style/floating.css"
};

static const unsigned char style_pages_css[] = {
#embed "../WebPlayer/Assets/style/pages.css"
};

static const unsigned char style_player_css[] = {
#embed "../WebPlayer/Assets/style/player.css"
};

static const unsigned char style_subtitles_css[] = {
#embed "../WebPlayer/Assets/style/subtitles.css"
};

static const unsigned char style_tokens_css[] = {
#embed "../WebPlayer/Assets/style/tokens.css"
};

static const unsigned char style_transcript_css[] = {
#embed "../WebPlayer/Assets/style/transcript.css"
};

static const unsigned char transcript_edit_form_js[] = {
#embed "../WebPlayer/Assets/transcript/edit-form.js"
};

static const unsigned char transcript_heights_js[] = {
#embed "../WebPlayer/Assets/transcript/heights.js"
};

static const unsigned char transcript_marks_js[] = {
#embed "../WebPlayer/Assets/transcript/marks.js"
};

static const unsigned char transcript_row_js[] = {
#embed "../WebPlayer/Assets/transcript/row.js"
};

static const unsigned char transcript_search_bar_js[] = {
#embed "../WebPlayer/Assets/transcript/search-bar.js"
};

static const unsigned char transcript_search_js[] = {
#embed "../WebPlayer/Assets/transcript/search.js"
};

static const unsigned char transcript_transcript_js[] = {
#embed "../WebPlayer/Assets/transcript/transcript.js"
};

static const unsigned char transcript_virtual_list_js[] = {
#embed "../WebPlayer/Assets/transcript/virtual-list.js"
};

static const unsigned char ui_button_js[] = {
#embed "../WebPlayer/Assets/ui/button.js"
};

static const unsigned char ui_dialog_js[] = {
#embed "../WebPlayer/Assets/ui/dialog.js"
};

static const unsigned char ui_fields_js[] = {
#embed "../WebPlayer/Assets/ui/fields.js"
};

static const unsigned char ui_floating_js[] = {
#embed "../WebPlayer/Assets/ui/floating.js"
};

static const unsigned char ui_icons_js[] = {
#embed "../WebPlayer/Assets/ui/icons.js"
};

static const unsigned char ui_layer_js[] = {
#embed "../WebPlayer/Assets/ui/layer.js"
};

static const unsigned char ui_menu_js[] = {
#embed "../WebPlayer/Assets/ui/menu.js"
};

static const unsigned char ui_placement_js[] = {
#embed "../WebPlayer/Assets/ui/placement.js"
};

static const unsigned char ui_toast_js[] = {
#embed "../WebPlayer/Assets/ui/toast.js"
};

static const jmk_web_asset assets[] = {
    {"api/client.js", api_client_js, sizeof api_client_js},
    {"api/endpoints.js", api_endpoints_js, sizeof api_endpoints_js},
    {"api/event-source.js", api_event_source_js, sizeof api_event_source_js},
    {"api/events-worker.js", api_events_worker_js, sizeof api_events_worker_js},
    {"api/events.js", api_events_js, sizeof api_events_js},
    {"app.js", app_js, sizeof app_js},
    {"core/dom.js", core_dom_js, sizeof core_dom_js},
    {"core/emitter.js", core_emitter_js, sizeof core_emitter_js},
    {"core/intervals.js", core_intervals_js, sizeof core_intervals_js},
    {"core/router.js", core_router_js, sizeof core_router_js},
    {"core/scope.js", core_scope_js, sizeof core_scope_js},
    {"core/text.js", core_text_js, sizeof core_text_js},
    {"core/time.js", core_time_js, sizeof core_time_js},
    {"cues/concealment.js", cues_concealment_js, sizeof cues_concealment_js},
    {"cues/cue-list.js", cues_cue_list_js, sizeof cues_cue_list_js},
    {"cues/sentences.js", cues_sentences_js, sizeof cues_sentences_js},
    {"cues/words.js", cues_words_js, sizeof cues_words_js},
    {"i18n/en.js", i18n_en_js, sizeof i18n_en_js},
    {"i18n/i18n.js", i18n_i18n_js, sizeof i18n_i18n_js},
    {"i18n/ja.js", i18n_ja_js, sizeof i18n_ja_js},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"index.html", index_html, sizeof index_html},
    {"keys/actions.js", keys_actions_js, sizeof keys_actions_js},
    {"keys/bindings.js", keys_bindings_js, sizeof keys_bindings_js},
    {"keys/dispatcher.js", keys_dispatcher_js, sizeof keys_dispatcher_js},
    {"keys/editor.js", keys_editor_js, sizeof keys_editor_js},
    {"keys/help.js", keys_help_js, sizeof keys_help_js},
    {"learning/card-view.js", learning_card_view_js, sizeof learning_card_view_js},
    {"learning/card.js", learning_card_js, sizeof learning_card_js},
    {"learning/levels.js", learning_levels_js, sizeof learning_levels_js},
    {"learning/popover.js", learning_popover_js, sizeof learning_popover_js},
    {"learning/selection.js", learning_selection_js, sizeof learning_selection_js},
    {"learning/sources.js", learning_sources_js, sizeof learning_sources_js},
    {"learning/speaker.js", learning_speaker_js, sizeof learning_speaker_js},
    {"learning/vocabulary.js", learning_vocabulary_js, sizeof learning_vocabulary_js},
    {"library/choice.js", library_choice_js, sizeof library_choice_js},
    {"library/screen.js", library_screen_js, sizeof library_screen_js},
    {"library/tile.js", library_tile_js, sizeof library_tile_js},
    {"listening/boundary.js", listening_boundary_js, sizeof listening_boundary_js},
    {"listening/conductor.js", listening_conductor_js, sizeof listening_conductor_js},
    {"listening/navigation.js", listening_navigation_js, sizeof listening_navigation_js},
    {"listening/plan.js", listening_plan_js, sizeof listening_plan_js},
    {"overlay/concealments.js", overlay_concealments_js, sizeof overlay_concealments_js},
    {"overlay/overlay.js", overlay_overlay_js, sizeof overlay_overlay_js},
    {"overlay/word-line.js", overlay_word_line_js, sizeof overlay_word_line_js},
    {"player/actions.js", player_actions_js, sizeof player_actions_js},
    {"player/chase.js", player_chase_js, sizeof player_chase_js},
    {"player/chips.js", player_chips_js, sizeof player_chips_js},
    {"player/clock.js", player_clock_js, sizeof player_clock_js},
    {"player/context.js", player_context_js, sizeof player_context_js},
    {"player/controls.js", player_controls_js, sizeof player_controls_js},
    {"player/cue-service.js", player_cue_service_js, sizeof player_cue_service_js},
    {"player/full-screen.js", player_full_screen_js, sizeof player_full_screen_js},
    {"player/gestures.js", player_gestures_js, sizeof player_gestures_js},
    {"player/media-keys.js", player_media_keys_js, sizeof player_media_keys_js},
    {"player/native-tracks.js", player_native_tracks_js, sizeof player_native_tracks_js},
    {"player/options.js", player_options_js, sizeof player_options_js},
    {"player/position.js", player_position_js, sizeof player_position_js},
    {"player/screen.js", player_screen_js, sizeof player_screen_js},
    {"player/seek-bar.js", player_seek_bar_js, sizeof player_seek_bar_js},
    {"player/source-choice.js", player_source_choice_js, sizeof player_source_choice_js},
    {"player/sources/direct.js", player_sources_direct_js, sizeof player_sources_direct_js},
    {"player/sources/fill-plan.js", player_sources_fill_plan_js, sizeof player_sources_fill_plan_js},
    {"player/sources/ranges.js", player_sources_ranges_js, sizeof player_sources_ranges_js},
    {"player/sources/segments.js", player_sources_segments_js, sizeof player_sources_segments_js},
    {"player/sources/stream.js", player_sources_stream_js, sizeof player_sources_stream_js},
    {"player/stage.js", player_stage_js, sizeof player_stage_js},
    {"player/work-status.js", player_work_status_js, sizeof player_work_status_js},
    {"player/work-words.js", player_work_words_js, sizeof player_work_words_js},
    {"player/work.js", player_work_js, sizeof player_work_js},
    {"saved/item.js", saved_item_js, sizeof saved_item_js},
    {"saved/screen.js", saved_screen_js, sizeof saved_screen_js},
    {"settings/preferences.js", settings_preferences_js, sizeof settings_preferences_js},
    {"settings/screen.js", settings_screen_js, sizeof settings_screen_js},
    {"settings/settings.js", settings_settings_js, sizeof settings_settings_js},
    {"settings/shared-fields.js", settings_shared_fields_js, sizeof settings_shared_fields_js},
    {"style/base.css", style_base_css, sizeof style_base_css},
    {"style/controls.css", style_controls_css, sizeof style_controls_css},
    {"style/floating.css", style_floating_css, sizeof style_floating_css},
    {"style/pages.css", style_pages_css, sizeof style_pages_css},
    {"style/player.css", style_player_css, sizeof style_player_css},
    {"style/subtitles.css", style_subtitles_css, sizeof style_subtitles_css},
    {"style/tokens.css", style_tokens_css, sizeof style_tokens_css},
    {"style/transcript.css", style_transcript_css, sizeof style_transcript_css},
    {"transcript/edit-form.js", transcript_edit_form_js, sizeof transcript_edit_form_js},
    {"transcript/heights.js", transcript_heights_js, sizeof transcript_heights_js},
    {"transcript/marks.js", transcript_marks_js, sizeof transcript_marks_js},
    {"transcript/row.js", transcript_row_js, sizeof transcript_row_js},
    {"transcript/search-bar.js", transcript_search_bar_js, sizeof transcript_search_bar_js},
    {"transcript/search.js", transcript_search_js, sizeof transcript_search_js},
    {"transcript/transcript.js", transcript_transcript_js, sizeof transcript_transcript_js},
    {"transcript/virtual-list.js", transcript_virtual_list_js, sizeof transcript_virtual_list_js},
    {"ui/button.js", ui_button_js, sizeof ui_button_js},
    {"ui/dialog.js", ui_dialog_js, sizeof ui_dialog_js},
    {"ui/fields.js", ui_fields_js, sizeof ui_fields_js},
    {"ui/floating.js", ui_floating_js, sizeof ui_floating_js},
    {"ui/icons.js", ui_icons_js, sizeof ui_icons_js},
    {"ui/layer.js", ui_layer_js, sizeof ui_layer_js},
    {"ui/menu.js", ui_menu_js, sizeof ui_menu_js},
    {"ui/placement.js", ui_placement_js, sizeof ui_placement_js},
    {"ui/toast.js", ui_toast_js, sizeof ui_toast_js},
};

unsigned long jmk_web_asset_count(void) { return sizeof assets / sizeof *assets; }

const jmk_web_asset *jmk_web_asset_at(unsigned long index) { return &assets[index]; }
