-- Whoever repairs a month's amounts by hand does not think of its stamp: reports that were written before are written anew.

create function draw_stamp() returns trigger language plpgsql as $$
begin
  new.stamp := (random() * 9007199254740992)::bigint;
  return new;
end $$;
create trigger ledger_category_months_stamped before update on ledger_category_months
  for each row when (new.stamp = old.stamp) execute function draw_stamp();
