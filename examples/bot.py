#!/usr/bin/env python3
"""Plays one seat of a Muster table to the end: HTTP for choices, a stream of JSON lines for news, the standard library only.

    muster serve &
    python3 examples/bot.py --game cry-havoc                     against the bots of the server
    python3 examples/bot.py --game fireteam-zero --others open   waits for a second player and says how to join
    python3 examples/bot.py --table ID                           takes the open seat of a table
    python3 examples/bot.py --table ID --token TOKEN             goes on where this or another program stopped
"""
import argparse, json, random, time, urllib.error, urllib.request, uuid

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("--server", default="http://127.0.0.1:8080")
arguments.add_argument("--game", default="fireteam-zero")
arguments.add_argument("--others", choices=["recruit", "regular", "veteran", "master", "open"], default="regular", help="who sits on the second seat")
arguments.add_argument("--table", help="a table that is there already")
arguments.add_argument("--token", help="the token of one of its seats")
arguments.add_argument("--patience", type=float, default=60, help="seconds without any news before it connects again")
args = arguments.parse_args()


def request(path, token=None, body=None):
    """Opens a request; whoever calls it reads the answer. A network that fails is tried again, which the key makes safe."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    if data is not None:
        headers["Content-Type"] = "application/json"
    for wait in (0.1, 0.5, 2, 5, 10, None):
        try:
            return urllib.request.urlopen(urllib.request.Request(f"{args.server}/api/v1{path}", data, headers), timeout=args.patience)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or wait is None:
                raise
        except OSError:
            if wait is None:
                raise
        time.sleep(wait)


def frames(table, token):
    """What the table tells, for ever: a connection that breaks is opened again, from the last entry that was seen."""
    seen = 0
    while True:
        try:
            with request(f"/tables/{table}/stream?lang=en&from={seen}", token) as lines:
                for line in filter(bytes.strip, lines):
                    (kind, frame), = json.loads(line).items()
                    seen = frame.get("state", {}).get("seq", seen) if isinstance(frame, dict) else seen
                    yield kind, frame
        except (OSError, ValueError) as error:
            if isinstance(error, urllib.error.HTTPError):
                raise
        print("… connecting again", flush=True)
        time.sleep(0.2)


def choose(state):
    """A bare word is a way to do nothing, such as "pass": it is taken only rarely if there is something to do."""
    offers = list(zip(state["offers"], state["texts"]))
    deeds = [offer for offer in offers if not isinstance(offer[0], str)]
    return random.choice(deeds if deeds and random.random() < 0.9 else offers)


if args.token:
    table, token = args.table, args.token
elif args.table:
    joined = json.load(request(f"/tables/{args.table}/join", body={"name": "bot.py", "key": uuid.uuid4().hex}))
    table, token = args.table, joined["token"]
else:
    other = {"kind": "open"} if args.others == "open" else {"kind": "bot", "level": args.others}
    made = json.load(request("/tables", body={"game": args.game, "seats": [{"kind": "human", "name": "bot.py"}, other], "key": uuid.uuid4().hex}))
    table, token = made["table"]["id"], made["seats"][0]
print(f"plays here: --table {table} --token {token}", flush=True)

for kind, frame in frames(table, token):
    state = frame.get("state") if kind in ("welcome", "update") else None
    if state is None:
        continue
    if state["outcome"] is not None:
        print("the end:", json.dumps(state["outcome"]))
        break
    if state["offers"]:
        choice, text = choose(state)
        play = {"ask": state["question"]["number"], "choice": choice, "key": uuid.uuid4().hex}
        try:
            request(f"/tables/{table}/plays", token, play).read()
            print(f"{state['plays'] + 1:4} {text}", flush=True)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: the table has moved on meanwhile, and the next frame says how it stands.
                raise
