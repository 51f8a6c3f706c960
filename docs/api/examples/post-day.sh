#!/bin/sh
# Books the donations of a day, with curl and jq: sh post-day.sh 2026-03-10 day.csv
# Kill it and run it again with the same token: each row is booked once. Values in the file have no commas and quotes.
set -eu
day=$1
file=$2

# The same key in every run, because it comes from the row. The token makes sure that nobody can guess it.
key_of() { printf '%s\n' "$SAMITY_TOKEN" "$@" | sha256sum | cut -d ' ' -f 1; }

# The token comes from standard input, so that the list of processes does not show it. curl repeats the request with the
# same key when no response comes or the API asks to wait (Retry-After). The last line is the status, and the JSON before it is
# the last response: responses that made curl wait stand before it.
post() {
  printf 'Authorization: Bearer %s\n' "$SAMITY_TOKEN" |
    curl --silent --retry 5 --retry-all-errors --max-time 30 --header @- \
      --header 'Content-Type: application/json' --header "Idempotency-Key: $1" \
      --data-binary "$2" --write-out '\n%{http_code}' "$SAMITY_URL/api/fund-collection/"
}

exit_code=0
{
  read -r _head
  # the last line counts without an end, too; blank lines do not
  while IFS=, read -r slip provider amount purpose || [ -n "$slip" ]; do
    [ -n "$(printf '%s' "$slip" | tr -d '\r')" ] || continue
    # The API refuses a second receipt with the number of the slip, also when the key is long forgotten.
    body=$(jq -cn --arg day "$day" --arg slip "$slip" --arg provider "$provider" --arg amount "$amount" \
      --arg purpose "${purpose%"$(printf '\r')"}" \
      '{date: $day, donation_type: "others", receipt_no: $slip, fund_provider: $provider, fund_amount: $amount, purpose: $purpose}')
    answer=$(post "$(key_of post-day "$day" "$slip")" "$body" </dev/null) || {
      printf '%s: no response. Run it again.\n' "$slip" >&2
      exit 1
    }
    status=$(printf '%s' "$answer" | tail -n 1)
    json=$(printf '%s' "$answer" | sed '$d' | jq -cs last)
    case $status in
    201) printf '%s\t%s\n' "$slip" "$(printf '%s' "$json" | jq -r .number)" ;;
    401 | 403) printf '%s\n' "$json" | jq -r .message >&2 && exit 1 ;;
    *)
      # a row that the API refuses does not stop the others
      printf '%s\t%s\n' "$slip" "$(printf '%s' "$json" | jq -r '"\(.code): \(.message)"')"
      exit_code=1
      ;;
    esac
  done
} <"$file"
exit "$exit_code"
