create view paper_stock_records as
select e.id, e.kind, e.stationery, lower(e.serials) as from_serial, upper(e.serials) - 1 as to_serial,
  upper(e.serials) - lower(e.serials) as total, e.width, e.day, e.remarks, e.version,
  coalesce(c.username, '') as created_by, e.created_at, e.voided_at, v.username as voided_by, e.void_reason
from paper_stock e
left join users c on c.id = e.created_by
left join users v on v.id = e.voided_by;
