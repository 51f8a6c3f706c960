-- How many receipts of a series and year are not void, and their amount: the figures above a list, which a list without a filter
-- would otherwise count and add up from all its receipts each time. Triggers keep them, so that every program that books does. A booking
-- already locks the row for its number. Like a void and a change, it does so before it posts. A transaction of thousands of receipts sets
-- samity.count_receipts_later and counts them itself, at its end.
-- former version: runs
alter table receipt_counters add column live_count int not null default 0;
alter table receipt_counters add column live_total bigint not null default 0;

create function count_new_receipts() returns trigger
language plpgsql as $$
begin
  insert into receipt_counters as c (series, year, last, live_count, live_total)
  select series, year, max(serial), count(*), sum(total)
  from added
  where voided_at is null
  group by 1, 2
  order by 1, 2
  on conflict (series, year) do update
  set live_count = c.live_count + excluded.live_count, live_total = c.live_total + excluded.live_total;
  return null;
end $$;

-- The same for an update: a void subtracts, and a change adds the difference. Most updates do neither.
create function count_changed_receipts() returns trigger
language plpgsql as $$
begin
  update receipt_counters c
  set live_count = c.live_count + d.live_count, live_total = c.live_total + d.live_total
  from (
    select series, year, sum(live)::int as live_count, sum(total)::bigint as live_total
    from (
      select series, year, 1 as live, total
      from newer
      where voided_at is null
      union all
      select series, year, -1, -total
      from older
      where voided_at is null
    ) changed
    group by 1, 2
    having sum(live) <> 0 or sum(total) <> 0
  ) d
  where c.series = d.series and c.year = d.year;
  return null;
end $$;

create trigger receipts_after_insert
  after insert on receipts
  referencing new table as added
  for each statement when (current_setting('samity.count_receipts_later', true) is distinct from 'on')
  execute function count_new_receipts();
create trigger receipts_after_update
  after update on receipts
  referencing old table as older new table as newer
  for each statement when (current_setting('samity.count_receipts_later', true) is distinct from 'on')
  execute function count_changed_receipts();

update receipt_counters c
set live_count = r.live_count, live_total = r.live_total
from (
  select series, year, count(*) as live_count, sum(total) as live_total
  from receipts
  where voided_at is null
  group by 1, 2
) r
where c.series = r.series and c.year = r.year;

-- Each process keeps the names of places, which a list shows in every row.
select notify_changes('{money_places}');
