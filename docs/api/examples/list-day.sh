#!/bin/sh
# Lists the donations of a day and their sum, with curl and jq: sh list-day.sh 2026-03-10
set -eu
day=$1
page_size=100
headers=$(mktemp)
trap 'rm -f "$headers"' EXIT

# The token comes from standard input, so that the list of processes does not show it.
read_page() {
  printf 'Authorization: Bearer %s\n' "$SAMITY_TOKEN" |
    curl --silent --show-error --fail-with-body --retry 5 --max-time 30 --header @- --dump-header "$headers" \
      "$SAMITY_URL/api/fund-collection/?from=$day&to=$day&ordering=id&limit=$page_size&offset=$1"
}
header() { grep -i "^$1:" "$headers" | tail -n 1 | tr -d '\r' | cut -d ' ' -f 2; }

offset=0
while :; do
  rows=$(read_page "$offset")
  printf '%s' "$rows" | jq -r '.[] | [.number, .fund_amount] | @tsv'
  count=$(printf '%s' "$rows" | jq length)
  offset=$((offset + count))
  if [ "$count" -eq 0 ] || [ "$offset" -ge "$(header x-total-count)" ]; then break; fi
done
echo "$(header x-total-count) donations, $(header x-total-amount) taka"
