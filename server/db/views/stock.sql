create view paper_stock_records as
select e.id, e.kind, e.paper, lower(e.serials) as from_serial, upper(e.serials) - 1 as to_serial,
  upper(e.serials) - lower(e.serials) as total, e.width, e.day, e.remarks, e.version,
  coalesce(maker.username, '') as created_by, e.created_at, e.voided_at, voider.username as voided_by, e.void_reason
from paper_stock e
left join users maker on maker.id = e.created_by
left join users voider on voider.id = e.voided_by;
