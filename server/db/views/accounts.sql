-- A share shows its category's name, and the id beside it.

create view income_share_records as
select s.id, s.fund, c.category, s.category as category_id, s.percentage, s.version, s.archived_at
from income_shares s
join income_categories c on c.id = s.category;

create view expense_share_records as
select s.id, s.fund, c.category, s.category as category_id, s.percentage, s.version, s.archived_at
from expense_shares s
join expense_categories c on c.id = s.category;
