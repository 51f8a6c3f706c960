"""Lists the donations of a day and their sum: python3 list_day.py 2026-03-10"""

import json
import os
import sys
import urllib.parse
import urllib.request

URL = os.environ["SAMITY_URL"]
TOKEN = os.environ["SAMITY_TOKEN"]
PAGE_SIZE = 100


def read_page(day, offset):
    query = urllib.parse.urlencode(
        {"from": day, "to": day, "ordering": "id", "limit": PAGE_SIZE, "offset": offset}
    )
    request = urllib.request.Request(
        f"{URL}/api/fund-collection/?{query}", headers={"Authorization": f"Bearer {TOKEN}"}
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response), response.headers


day = sys.argv[1]
offset = 0
while True:
    rows, headers = read_page(day, offset)
    for row in rows:
        print(row["number"], row["fund_amount"], sep="\t")
    offset += len(rows)
    if not rows or offset >= int(headers["X-Total-Count"]):
        break
print(f"{headers['X-Total-Count']} donations, {headers['X-Total-Amount']} taka")
