"""A bot that plays over HTTP, with nothing but Python: python bot.py http://127.0.0.1:8420 cake_auf greedy"""

import json
import random
import sys
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

server, game, rival = sys.argv[1:]
browser = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie says who we are


def ask(path, **body):
    request = Request(f"{server}/api/{path}", json.dumps(body).encode() if body else None)
    request.add_header("Content-Type", "application/json")
    return json.load(browser.open(request))


table = ask("tables", game=game, seats=[{"kind": "me"}, {"kind": "program", "program": rival}])["table"]["id"]
now = ask(f"tables/{table}/position?seat=0")
while not now["view"]["over"]:
    if now["view"]["actions"]:
        action = random.choice(now["view"]["actions"])["id"]  # a better idea goes here
        ask(f"tables/{table}/moves", seat=0, length=now["length"], action=action)
    now = ask(f"tables/{table}/position?seat=0&wait=20&length={now['length']}")
print(now["view"]["scores"], now["view"]["verdict"])
