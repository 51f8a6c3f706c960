-- former version: runs
-- The digest of a day covers a text that everybody may read: box, day, number of records, the digest of the day before, and the
-- SHA-256 of the text with the figures. So anybody sees that one published digest follows from the one before. Days that were closed
-- earlier keep their digest, which is the SHA-256 of the text with the figures.

alter table cash_days
  -- null: the day was closed before its digest covered a public text
  add column content_digest text;

create function cash_day_public_text(c cash_days, content_digest text) returns text
language sql immutable
return concat_ws(
  E'\n',
  'samity day digest 2',
  format('place %s day %s', c.place_id, to_char(c.day, 'YYYY-MM-DD')),
  format('records %s', c.records),
  format('content %s', content_digest),
  format('previous %s', coalesce(c.previous_digest, 'none'))
);

-- Computes the digest of a closed day again, from the books.
create or replace function cash_day_digest(c cash_days) returns text
language sql stable
begin atomic
  select encode(
    sha256(convert_to(case when c.content_digest is null then t.content else cash_day_public_text(c, t.digest) end, 'UTF8')),
    'hex'
  )
  from (
    select x.content, encode(sha256(convert_to(x.content, 'UTF8')), 'hex') as digest
    from (select cash_day_text(c) as content) x
  ) t;
end;

create or replace function close_cash_day() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null or (new.place_id, new.day) is distinct from (old.place_id, old.day) then
    perform refuse_cash_day(old.place_id, 'closed', old.day, null);
  end if;
  if new.closed_at is not null then
    new.content_digest := encode(sha256(convert_to(cash_day_text(new), 'UTF8')), 'hex');
    new.digest := cash_day_digest(new);
  end if;
  return new;
end $$;
