-- The total of each category and day, one row each, for queries that do not read whole months.
create view ledger_category_days as
select m.month + d.nth::int - 1 as day, m.side, m.category_id, d.amount
from ledger_category_months m, unnest(m.days) with ordinality d (amount, nth)
where d.amount <> 0;
