"""Walks over every route of a running server and compares each answer with docs/openapi.yaml.

    walk.py http://127.0.0.1:PORT FOLDER
    walk.py http://127.0.0.1:PORT        what is left after the server was started once more

FOLDER has "Talk.mkv", and "Later.wav" waits beside the folder. Talk is a video with a second audio track, and a subtitle track inside and three files beside it: one in
Japanese, one in English, one that is broken. Prints what is wrong and ends with 1 if anything is.
"""

import pathlib
import sys

from client import Client, Events
from contract import METHODS, Contract


SETTINGS = {"speed": 0.75, "keys": {"loop": "KeyL"}}


def walk(client: Client, contract: Contract, folder: pathlib.Path) -> None:
    ask = client.ask
    ask("page", 200)
    ask("asset", 200, name="app.js")
    ask("asset", 404, name="no/such.js")
    ask("state", 200)
    ask("languages", 200)
    video = next(v["id"] for v in ask("videos", 200)["videos"] if v["title"] == "Talk")
    tracks = {track["title"] or track["kind"]: track for track in ask("video", 200, id=video)["subtitleTracks"]}
    work(client, contract, video)
    media(client, video)
    lines(client, video, tracks)
    learning(client, video)
    refusals(client, contract, video)
    files(client, contract, video, folder)


def files(client: Client, contract: Contract, video: int, folder: pathlib.Path) -> None:
    """A new file appears by itself; one that is moved keeps what is known of it."""
    def after(change) -> dict:
        changes = Events(client, lambda name, data: name == "library")
        changes.start()
        change()
        changes.join()
        return {item["title"]: item for item in client.ask("videos", 200)["videos"]}

    lines = client.ask("cues", 200, id=video)
    found = after(lambda: (folder.parent / "Later.wav").rename(folder / "Later.wav"))
    if set(found) != {"Talk", "Later"} or found["Later"]["kind"] != "audio":
        contract.faults.append(f"videos: {sorted(found)} after a file has come")
    moved = after(lambda: (folder / "Talk.mkv").rename(folder / "Moved.mkv")).get("Moved", {})
    if (moved.get("id"), moved.get("missing"), moved.get("position")) != (video, False, 3000):
        contract.faults.append(f"videos: {moved} after a file was moved")
    if client.ask("cues", 200, id=video)["cues"] != lines["cues"]:
        contract.faults.append("cues: others after the file was moved")


def again(client: Client, contract: Contract) -> None:
    """What was there before the server ended is there."""
    video = next(item for item in client.ask("videos", 200)["videos"] if item["title"] == "Moved")
    if video["position"] != 3000 or video["covered"] != 1 or not client.ask("cues", 200, id=video["id"])["cues"]:
        contract.faults.append(f"videos: {video} after another start")
    if client.ask("settings", 200) != SETTINGS:
        contract.faults.append("settings: others after another start")
    if [item["kind"] for item in client.ask("saved", 200)["items"]] != ["sentence"]:
        contract.faults.append("saved: other items after another start")


def work(client: Client, contract: Contract, video: int) -> None:
    """A video is heard to its end; its events are told once more to who comes again."""
    ask, position = client.ask, {"video": video, "position": 0}
    stale = ask("openSession", 200, body=position)["session"]
    events = Events(client, lambda name, data: name == "work" and data["phase"] == "done")
    events.start()
    session = ask("openSession", 200, body=position)["session"]
    ask("closeSession", 409, session=stale)
    ask("playhead", 409, body={"session": stale, "position": 0})
    ask("playhead", 200, body={"session": session, "position": 1000})
    events.join()
    names = {name for _, name, _ in events.seen}
    if not {"work", "cue", "translation"} <= names:
        contract.faults.append(f"events: only {sorted(names)} were told")
    first, rest = events.seen[0], events.seen[1:]
    again = Events(client, lambda name, data: name == "work" and data["phase"] == "done", last=first[0])
    again.run()
    if again.seen != rest:
        contract.faults.append("events: what was missed is not what is told again")
    lost = Events(client, lambda name, data: True, last="nonsense")
    lost.run()
    if [name for _, name, _ in lost.seen] != ["reset"]:
        contract.faults.append(f"events: {lost.seen} after an id that is not known")
    ask("retryVideo", 202, id=video)
    ask("closeSession", 204, session=session)


def media(client: Client, video: int) -> None:
    ask = client.ask
    ask("media", 200, id=video)
    ask("media", 206, id=video, headers={"Range": "bytes=0-99"})
    ask("media", 206, id=video, headers={"Range": "bytes=0-9,20-29"})
    ask("media", 416, id=video, headers={"Range": "bytes=999999999-"})
    ask("media", 412, id=video, headers={"If-Match": '"other"'})
    ask("stream", 200, id=video, query={"start": 2000, "audio": 2})
    ask("stream", 400, id=video, query={"start": "soon"})
    ask("stream", 422, id=video, query={"audio": 9})
    ask("streamOffset", 200, id=video, query={"start": 2000})
    ask("streamOffset", 400, id=video, query={"start": -1})
    ask("streamOffset", 422, id=video, query={"audio": 9})
    ask("thumbnail", 200, id=video)
    ask("picture", 200, id=video, query={"at": 1000})
    ask("picture", 400, id=video, query={"at": "now"})
    ask("clip", 200, id=video, query={"start": 0, "end": 500, "audio": 2})
    ask("clip", 206, id=video, query={"start": 0, "end": 500}, headers={"Range": "bytes=0-9"})
    ask("clip", 416, id=video, query={"start": 0, "end": 500}, headers={"Range": "bytes=9999999-"})
    ask("clip", 400, id=video, query={"start": 500, "end": 0})
    ask("clip", 422, id=video, query={"start": 0, "end": 500, "audio": 9})


def lines(client: Client, video: int, tracks: dict) -> None:
    ask = client.ask
    cue = ask("cues", 200, id=video)["cues"][0]["id"]
    added = ask("addCue", 201, id=video, body={"start": 9000, "end": 9500, "text": "Mine.", "translation": "私の。"})
    ask("addCue", 400, id=video, body={"start": 9000, "end": 9000, "text": "Mine."})
    ask("editCue", 200, id=video, cue=cue, body={"text": "It was.", "translation": "そうだった。"})
    ask("editCue", 400, id=video, cue=cue, body={"text": " "})
    ask("editCue", 400, id=video, cue=cue, body={"text": "It\0was."})
    ask("retryCue", 202, id=video, cue=cue)
    ask("deleteCue", 204, id=video, cue=added["id"])
    ask("undo", 200, id=video)
    ask("redo", 200, id=video)
    for language in ("en", "ja", "en-ja"):
        for form in ("srt", "vtt", "ass", "json", "txt"):
            ask("subtitles", 200, id=video, query={"language": language, "format": form, "order": "ja-en"})
    ask("subtitles", 400, id=video, query={"language": "en", "format": "doc"})
    for name in ("en.vtt", "ja.vtt"):
        ask("track", 200, id=video, name=name, query={"offset": 500})
    ask("track", 400, id=video, name="en.vtt", query={"offset": "x"})
    ask("track", 404, id=video, name="fr.vtt")
    for name in ("embedded", "Talk.en.srt", "Talk.ja.srt"):
        ask("subtitleTrack", 200, id=video, track=tracks[name]["id"])
    broken = tracks["Talk.broken.srt"]
    if not broken["fault"]:
        client.contract.faults.append("video: a track that cannot be read has no fault")
    ask("subtitleTrack", 422, id=video, track=broken["id"])
    ask("changeVideo", 422, id=video, body={"preferences": {"english": broken["id"]}})
    ask("changeVideo", 400, id=video, body={"preferences": {"japanese": 777}})
    choice = {"english": tracks["embedded"]["id"], "japanese": tracks["Talk.ja.srt"]["id"], "audioTrack": 2,
              "delay": {"en": 100}}
    chosen = ask("changeVideo", 200, id=video, body={"position": 3000, "preferences": choice})
    if chosen["position"] != 3000 or chosen["preferences"] != choice | {"delay": {"en": 100, "ja": 0}}:
        client.contract.faults.append(f"changeVideo: {chosen['preferences']} at {chosen['position']}")
    ask("cues", 200, id=video)
    back = {"english": "recognition", "japanese": "translation", "audioTrack": 1, "delay": {"en": 0}}
    ask("changeVideo", 200, id=video, body={"preferences": back})
    if cue not in [line["id"] for line in ask("cues", 200, id=video)["cues"]]:
        client.contract.faults.append("cues: the lines that were heard are gone")


def learning(client: Client, video: int) -> None:
    ask = client.ask
    cue = ask("cues", 200, id=video)["cues"][0]
    ask("define", 200, query={"word": "gave", "sentence": "She gave it up.", "index": 1})
    ask("define", 404, query={"word": "qqqzzz"})
    ask("define", 400)
    ask("define", 400, query={"word": "gave", "sentence": "She gave it up.", "index": -1})
    ask("words", 200, query={"words": "gave,children's,qqqzzz"})
    ask("words", 400, query={"words": ",".join(["a"] * 1001)})
    ask("markWord", 200, word="children's", body={"known": True})
    ask("translate", 200, body={"text": "It was the best of times.", "target": "ja"})
    ask("translate", 400, body={"text": "x" * 5001, "target": "ja"})
    ask("translate", 422, body={"text": "Yes.", "source": "en", "target": "xx"})
    word = {"kind": "word", "video": video, "cue": cue["id"], "text": "times", "lemma": "time", "start": 100, "end": 400}
    saved = ask("save", 201, body=word)["id"]
    sentence = {"kind": "sentence", "video": video, "text": "x", "start": cue["start"], "end": cue["end"]}
    ask("save", 201, body=sentence)
    if ask("save", 201, body=word | {"cue": 999999})["id"] != saved:
        client.contract.faults.append("save: the same word of a line that is gone is another item")
    ask("save", 404, body=word | {"video": 999999})
    ask("save", 400, body=word | {"kind": "letter"})
    ask("changeSaved", 200, id=saved, body={"note": "試験に出る"})
    for query, count in [({}, 2), ({"kind": "word"}, 1), ({"video": video, "q": "試験"}, 1), ({"q": "nothing"}, 0)]:
        if len(ask("saved", 200, query=query)["items"]) != count:
            client.contract.faults.append(f"saved {query}: not {count}")
    ask("saved", 400, query={"kind": "letter"})
    ask("export", 200, body={"format": "anki"})
    ask("export", 200, body={"format": "csv", "items": [saved]})
    ask("export", 404, body={"format": "csv", "items": [999999]})
    ask("removeSaved", 204, id=saved)
    ask("removeSaved", 404, id=saved)
    ask("changeSaved", 404, id=saved, body={"note": None})
    if ask("keepSettings", 200, body=SETTINGS) != SETTINGS or ask("settings", 200) != SETTINGS:
        client.contract.faults.append("settings: not what was kept")


#: A body that each operation takes, where it takes one.
BODIES = {
    "changeVideo": {"position": 0}, "addCue": {"start": 0, "end": 1, "text": "x"}, "editCue": {"text": "x"},
    "openSession": {"video": 999999, "position": 0}, "save": {
        "kind": "word", "video": 999999, "text": "x", "start": 0, "end": 1},
}
QUERIES = {"clip": {"start": 0, "end": 100}, "subtitles": {"language": "en", "format": "srt"}}
OTHERS = {"cue": 999999, "track": 999999, "name": "en.vtt", "session": 999999, "word": "x"}


def refusals(client: Client, contract: Contract, video: int) -> None:
    """What is not there, bodies that make no sense, foreign pages: refused by every route as the document says."""
    for name, (method, path) in contract.operations.items():
        places = {key: value for key, value in OTHERS.items() if contract.takes(name, key)}
        if contract.takes(name, "id") and "404" in contract.statuses(name):
            client.ask(name, 404, id=999999, query=QUERIES.get(name), body=BODIES.get(name, {}) if method != "get" else None, **places)
        if contract.takes(name, "id"):
            places["id"] = video
        if contract.has_body(name):
            client.ask(name, 415, body=b"{}", headers={"Content-Type": "text/plain"}, **places)
            client.ask(name, 400, body=b"[", **places)
        if method != "get":
            client.ask(name, 403, body={}, headers={"Origin": "http://evil.example"}, **places)
        client.ask(name, 421, body={} if method != "get" else None, headers={"Host": "evil.example"}, **places)
    for path, item in contract.document["paths"].items():
        place = path.format(**(OTHERS | {"id": video}))
        allowed = {method.upper() for method in METHODS if method in item} | {"OPTIONS"}
        allowed |= {"HEAD"} if "get" in item else set()
        _, fields, _ = client.send("OPTIONS", place)
        if set((fields["Allow"] or "").split(", ")) != allowed:
            contract.faults.append(f"{path}: the server allows {fields['Allow']}")


if __name__ == "__main__":
    contract = Contract()
    client = Client(sys.argv[1], contract)
    if len(sys.argv) > 2:
        walk(client, contract, pathlib.Path(sys.argv[2]))
        contract.faults += [f"{name}: never succeeded" for name in contract.operations if name not in contract.succeeded]
    else:
        again(client, contract)
    print("\n".join(contract.faults) or f"{len(contract.operations)} operations are as the document says")
    sys.exit(bool(contract.faults))
