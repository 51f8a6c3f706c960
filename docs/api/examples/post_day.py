"""Books the donations of a day: python3 post_day.py 2026-03-10 day.csv

Kill it and run it again with the same token: each row is booked once.
"""

import csv
import hashlib
import hmac
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.request

URL = os.environ["SAMITY_URL"]
TOKEN = os.environ["SAMITY_TOKEN"]
RETRIES = 5
MAX_WAIT_SECONDS = 60


def key_of(*parts):
    """The same key in every run, because it comes from the row. The token makes sure that nobody can guess it."""
    text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
    return hmac.new(TOKEN.encode(), text.encode(), hashlib.sha256).hexdigest()


def post(path, key, body):
    """Returns the status and the body. Repeats the request with the same key until a response comes."""
    for attempt in range(RETRIES + 1):
        request = urllib.request.Request(
            f"{URL}{path}",
            data=json.dumps(body).encode(),
            headers={
                "Authorization": f"Bearer {TOKEN}",
                "Content-Type": "application/json",
                "Idempotency-Key": key,
            },
        )
        wait = 0.5 * 2**attempt
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 502, 503, 504) or attempt == RETRIES:
                return error.code, json.load(error)
            wait = float(error.headers.get("Retry-After") or wait)
        except (OSError, http.client.HTTPException):
            # no response: the row may be booked, and the key makes the repetition safe
            if attempt == RETRIES:
                raise
        time.sleep(min(wait, MAX_WAIT_SECONDS))
    raise RuntimeError("unreachable: the last attempt returns or raises")


day, file = sys.argv[1:]
exit_code = 0
with open(file, newline="", encoding="utf-8") as rows:
    for row in csv.DictReader(rows):
        status, answer = post(
            "/api/fund-collection/",
            key_of("post-day", day, row["slip"]),
            {
                "date": day,
                "donation_type": "others",
                # the API refuses a second receipt with this number, also when the key is long forgotten
                "receipt_no": row["slip"],
                "fund_provider": row["provider"],
                "fund_amount": row["amount"],
                "purpose": row["purpose"],
            },
        )
        if status == 201:
            print(row["slip"], answer["number"], sep="\t", flush=True)
        elif status in (401, 403):
            sys.exit(answer["message"])
        else:
            # a row that the API refuses does not stop the others
            print(row["slip"], f"{answer['code']}: {answer['message']}", sep="\t", flush=True)
            exit_code = 1
sys.exit(exit_code)
