"""The contract's answers. Each function takes the request and returns a status and a JSON value."""

import copy
import re

from .world import GROWING, World

ROUTES = []


def route(method: str, pattern: str):
    def add(function):
        ROUTES.append((method, re.compile(f"/api/v1{pattern}$"), function))
        return function
    return add


def error(status: int, code: str, message: str = "") -> tuple[int, dict]:
    return status, {"error": {"code": code, "message": message or code}}


def tell(request, number: int) -> None:
    """Every page hears of an edit, also the one that made it."""
    request.server.events.emit("cues", {"video": number, "revision": len(request.server.world.undo[number])})


@route("GET", "/state")
def state(world: World, request):
    return 200, {"version": "0.0", "dictionary": True, "languages": [{"source": "en", "target": "ja"}], "frequency": True}


@route("GET", "/videos")
def videos(world: World, request):
    return 200, {"videos": list(world.videos.values())}


@route("GET", r"/videos/(\d+)")
def video(world: World, request, number):
    if int(number) not in world.videos:
        return error(404, "notFound")
    return 200, world.detail(int(number))


@route("PATCH", r"/videos/(\d+)")
def patch_video(world: World, request, number):
    if "position" in request.body:
        world.videos[int(number)]["position"] = request.body["position"]
    world.preferences[int(number)] |= request.body.get("preferences", {})
    return 200, world.detail(int(number))


@route("GET", r"/videos/(\d+)/stream-offset")
def stream_offset(world: World, request, number):
    return 200, {"offset": request.server.media.offset(int(request.query["start"]))}


@route("GET", r"/videos/(\d+)/cues")
def cues(world: World, request, number):
    n = int(number)
    lines = world.cues[n]
    if world.preferences[n]["english"] != "recognition":
        lines = [c | {"words": [], "text": c["text"].upper()} for c in lines]
    if world.preferences[n]["japanese"] != "translation":
        lines = [c | {"translation": "字幕ファイルの訳", "state": "done"} for c in lines]
    return 200, {"revision": len(world.undo[n]), "ranges": world.ranges[n], "cues": lines,
                 "canUndo": bool(world.undo[n]), "canRedo": bool(world.redo[n])}


@route("POST", r"/videos/(\d+)/cues")
def add_cue(world: World, request, number):
    n = int(number)
    world.remember(n)
    world.next_id += 1
    cue = {"translation": None, "words": [], "edited": True, "id": world.next_id} | request.body
    cue["state"] = "done" if cue["translation"] else "pending"
    world.cues[n] = sorted([*world.cues[n], cue], key=lambda c: c["start"])
    tell(request, n)
    return 201, cue


@route("PATCH", r"/videos/(\d+)/cues/(\d+)")
def patch_cue(world: World, request, number, cue):
    n, old = int(number), world.cue(int(number), int(cue))
    if old is None:
        return error(404, "notFound")
    world.remember(n)
    old |= request.body | {"edited": True}
    if "text" in request.body and "translation" not in request.body:
        old |= {"state": "pending", "translation": None}
    elif request.body.get("translation"):
        old["state"] = "done"
    world.cues[n].sort(key=lambda c: c["start"])
    tell(request, n)
    return 200, old


@route("DELETE", r"/videos/(\d+)/cues/(\d+)")
def delete_cue(world: World, request, number, cue):
    n = int(number)
    world.remember(n)
    world.cues[n] = [c for c in world.cues[n] if c["id"] != int(cue)]
    tell(request, n)
    return 204, None


@route("POST", r"/videos/(\d+)/(undo|redo)")
def undo(world: World, request, number, which):
    pair = (world.undo, world.redo) if which == "undo" else (world.redo, world.undo)
    answer = world.go_back(int(number), *pair)
    tell(request, int(number))
    return 200, answer


@route("POST", r"/videos/(\d+)/cues/(\d+)/retry")
def retry_cue(world: World, request, number, cue):
    found = world.cue(int(number), int(cue))
    found |= {"state": "done", "translation": "訳し直しました。"}
    request.server.events.emit("translation", {
        "session": world.session, "video": int(number), "id": found["id"], "translation": found["translation"],
        "state": "done"})
    return 202, {}


@route("POST", r"/videos/(\d+)/retry")
def retry_video(world: World, request, number):
    return 202, {}


@route("GET", r"/videos/(\d+)/subtitle-tracks/(\d+)")
def subtitle_track(world: World, request, number, track):
    plain = [c | {"words": [], "text": c["text"].upper()} for c in copy.deepcopy(world.two_cities)]
    return 200, {"cues": plain}


@route("POST", "/session")
def open_session(world: World, request):
    world.sessions += 1
    world.session = world.sessions
    if request.body["video"] == GROWING:
        request.server.grow(world.session)
    return 200, {"session": world.session, "video": request.body["video"]}


@route("DELETE", r"/session/(\d+)")
def close_session(world: World, request, session):
    if int(session) != world.session:
        return error(409, "sessionOver")
    world.session = None
    return 204, None


@route("POST", "/session/playhead")
def playhead(world: World, request):
    if request.body["session"] != world.session:
        return error(409, "sessionOver")
    world.playheads.append(request.body["position"])
    return 200, {}


@route("GET", "/dictionary")
def dictionary(world: World, request):
    word = re.sub(r"[^a-z']", "", request.query["word"].lower())
    if word not in world.dictionary:
        status, body = error(404, "unknownWord", "unknown")
        return status, body | {"suggestions": ["wisdom", "epoch"]}
    entry = copy.deepcopy(world.dictionary[word])
    entry["saved"] = any(s["kind"] == "word" and s["lemma"] == entry["lemma"] for s in world.saved)
    entry["known"] = entry["lemma"] in world.known
    return 200, entry


@route("GET", "/languages")
def languages(world: World, request):
    return 200, {"pairs": [{"source": "en", "target": "ja", "status": "installed"},
                           {"source": "ja", "target": "en", "status": "supported"}]}


@route("POST", "/translate")
def translate(world: World, request):
    body = request.body
    return 200, {"text": f"【{body['text']}】", "source": body["source"] or "en", "target": body["target"]}


@route("GET", "/saved")
def saved(world: World, request):
    q = request.query
    return 200, {"items": [
        s for s in world.saved
        if q.get("kind") in (None, s["kind"]) and q.get("video") in (None, str(s["video"]))
        and q.get("q", "").lower() in (s["text"] + (s["translation"] or "")).lower()]}


@route("POST", "/saved")
def save(world: World, request):
    body = request.body
    same = next((s for s in world.saved if s["kind"] == body["kind"] and s["video"] == body["video"]
                 and s["text"] == body["text"]), None)
    if same:
        return 200, same
    world.next_id += 1
    cue = world.cue(body["video"], body["cue"]) if body.get("cue") else None
    entry = world.dictionary.get(body["text"].lower().strip(".,"), {})
    item = {"id": world.next_id, "lemma": body.get("lemma"), "sentence": cue["text"] if cue else body["text"],
            "translation": cue["translation"] if cue else None, "note": None,
            "gloss": "、".join(entry["entries"][0]["japanese"]) if entry else None,
            "videoTitle": world.videos[body["video"]]["title"], "savedAt": "2026-11-30T09:00:00Z"} | body
    world.saved.insert(0, item)
    return 201, item


@route("PATCH", r"/saved/(\d+)")
def patch_saved(world: World, request, number):
    found = next(s for s in world.saved if s["id"] == int(number))
    found |= request.body
    return 200, found


@route("DELETE", r"/saved/(\d+)")
def delete_saved(world: World, request, number):
    world.saved = [s for s in world.saved if s["id"] != int(number)]
    return 204, None


@route("GET", "/words")
def words(world: World, request):
    return 200, {"words": [
        {"word": w, "lemma": w, "rank": world.dictionary.get(w, {"rank": None if len(w) > 6 else 200})["rank"],
         "known": w in world.known} for w in request.query["words"].split(",")]}


@route("PUT", r"/words/(.+)")
def put_word(world: World, request, word):
    lemma = world.dictionary.get(word.lower(), {"lemma": word.lower()})["lemma"]
    for form in (lemma, word.lower()):
        (world.known.add if request.body["known"] else world.known.discard)(form)
    return 200, {"word": word, "lemma": lemma, "rank": None, "known": request.body["known"]}


@route("GET", "/settings")
def settings(world: World, request):
    return 200, world.settings


@route("PUT", "/settings")
def put_settings(world: World, request):
    world.settings = request.body
    return 200, world.settings
