-- What came to a category on a day, a row each, for whoever does not read months.
create view ledger_category_days as
select m.month + d.nth::int - 1 as day, m.side, m.category_id, d.amount
from ledger_category_months m, unnest(m.days) with ordinality d (amount, nth)
where d.amount <> 0;
