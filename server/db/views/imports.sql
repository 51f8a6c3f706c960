-- Imports with the people behind them and their state.
create view import_records as
select i.id, i.kind, i.file_name, i.digest, i.columns, i.row_count, i.imported, i.row_count - i.imported as skipped,
  case when i.undone_at is null then 'applied' else 'undone' end as state,
  (i.created_at at time zone 'Asia/Dhaka')::date as day,
  coalesce((select username from users where id = i.created_by), '') as created_by, i.created_at,
  (select username from users where id = i.undone_by) as undone_by, i.undone_at, i.undo_reason, i.version
from imports i;
