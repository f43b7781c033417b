"""Lets schemathesis reach behind the doors: most cases get the id of a real table or campaign and one of its tokens, and many
plays and questions about plays get a choice that the table offers."""

import json
import os
import random
import urllib.error
import urllib.request

import schemathesis

BASE = os.environ["MUSTER_SERVER"]
GAMES = ("fireteam-zero", "cry-havoc")
HUMAN, RANDOM = {"kind": "human"}, {"kind": "bot", "level": "random"}

# The same seed gives the same cases.
dice = random.Random(os.environ["MUSTER_SEED"])
# Which table or campaign a token opens.
table_of, campaign_of = {}, {}


def ask(path, token=None, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{BASE}/api/v1{path}", data, headers), timeout=30) as answer:
        return json.load(answer)


def know(made):
    for token in [*made["seats"], made["spectator"], made["owner"]]:
        if token:
            table_of[token] = made["table"]["id"]


def new_table(game, *seats, **more):
    know(ask("/tables", body={"game": game, "seats": list(seats), **more}))


# Tables of every sort: for people and bots, with every policy, some that will soon be over.
for game in GAMES:
    for undo in ("strict", "consent", "training"):
        new_table(game, HUMAN, HUMAN, undo=undo)
        new_table(game, HUMAN, RANDOM, undo=undo)
    new_table(game, HUMAN, listed=True)
    new_table(game, RANDOM, RANDOM)
campaign = ask("/campaigns", body={"game": "fireteam-zero"})
campaign_of[campaign["owner"]] = campaign["campaign"]["id"]


entries = [(game, entry["id"]) for game in GAMES for kind in ask(f"/games/{game}/content") for entry in kind["entries"]]


def known(case):
    return campaign_of if "/campaigns/" in case.operation.path else table_of


def token(case):
    scheme, _, token = str((case.headers or {}).get("Authorization", "")).partition(" ")
    return token if scheme == "Bearer" else None


@schemathesis.auth(refresh_interval=None)
class Tokens:
    """The token of a real table or campaign; schemathesis leaves it out, or spoils it, where it tries that."""

    def get(self, case, context):
        here = [token for token, place in known(case).items() if place == (case.path_parameters or {}).get("id")]
        return dice.choice(here or list(known(case)))

    def set(self, case, data, context):
        if case.operation.definition.raw.get("security"):
            case.headers = case.headers or {}
            case.headers["Authorization"] = f"Bearer {data}"


def is_wrong(case, part):
    """Whether this part of the case is wrong on purpose."""
    parts = case.meta.components.items() if case.meta else ()
    return any(location.value == part and info.mode.is_negative for location, info in parts)


@schemathesis.hook
def before_call(context, case, kwargs):
    if "id" in (case.path_parameters or {}) and not is_wrong(case, "path"):
        places = known(case)
        if token(case) in places:
            case.path_parameters["id"] = places[token(case)]
        elif case.path_parameters["id"] not in places.values():
            case.path_parameters["id"] = dice.choice(list(places.values()))
    if "game" in (case.path_parameters or {}) and not is_wrong(case, "path"):
        game, entry = dice.choice(entries)
        case.path_parameters |= {"game": game} | ({"entry": entry} if "entry" in case.path_parameters else {})
    if case.operation.path.endswith("/stream"):
        kwargs["hooks"] = {"response": first_line}
    if case.operation.path.endswith(("/plays", "/why-not")) and not is_wrong(case, "body"):
        offer(case)


def first_line(response, *rest, **more):
    """A stream never ends by itself: its reader leaves after the welcome."""
    if response.headers["Content-Type"] == "application/x-ndjson":
        response._content = next(response.iter_lines())
        response._content_consumed = True
        response.close()


@schemathesis.deserializer("application/x-ndjson")
def line(context, response):
    return json.loads(response.content)


def offer(case):
    """Puts a real choice into two of three plays, with the number of its question."""
    if token(case) not in table_of or dice.random() < 0.3:
        return
    try:
        state = ask(f"/tables/{table_of[token(case)]}/state", token(case))
    except urllib.error.HTTPError:
        return
    if state["offers"]:
        case.body["choice"] = dice.choice(state["offers"])
        if "ask" in case.body:
            case.body["ask"] = state["question"]["number"]


@schemathesis.hook
def after_call(context, case, response):
    """A seat that was given up is replaced, or nobody would be left to play."""
    if case.operation.path.endswith("/leave") and response.status_code == 200 and table_of.pop(token(case), None):
        new_table(dice.choice(GAMES), HUMAN, HUMAN)
