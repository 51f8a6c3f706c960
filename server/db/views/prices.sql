-- The resolutions as their list shows them, the prices with their parts, records with another price, and what is owed to
-- advocates.

create view resolution_records as
select r.*, s.number as superseded_by_number, s.effective_from as superseded_from,
  -- the day from which its prices no longer apply
  least(r.suspended_from, s.effective_from) as ends_on,
  (select count(*)::int from prices p where p.resolution_id = r.id) as price_count,
  (
    select jsonb_build_object('name', r.scan_name, 'type', b.type, 'size', length(b.bytes))
    from bill_scans b
    where b.hash = r.scan_hash
  ) as scan
from resolutions r
left join resolutions s on s.id = r.superseded_by;

create view price_records as
select p.*, r.number as resolution_number, least(r.suspended_from, s.effective_from) as ends_on,
  f.form_name,
  (
    select jsonb_agg(
      jsonb_build_object(
        'head', c.head_id, 'name', jsonb_build_object('en', h.name_en, 'bn', h.name_bn), 'kind', h.kind,
        'is_credit', coalesce(x.is_credit, false), 'amount', (c.amount / 100.0)::numeric(14, 2)::text
      )
      order by c.position
    )
    from price_components c
    join heads h on h.id = c.head_id
    left join component_heads x on x.head_id = c.head_id
    where c.price_id = p.id
  ) as components,
  (select count(distinct x.receipt_id)::int from receipt_prices x where x.price_id = p.id) as receipt_count
from prices p
join resolutions r on r.id = p.resolution_id
left join resolutions s on s.id = r.superseded_by
left join forms f on f.id = p.form_id;

create view price_override_records as
select x.id, 1 as version, r.day, r.number, x.item, f.form_name, coalesce(u.username, '') as cashier, x.reason, x.count,
  x.expected, x.amount, x.amount - x.expected as difference
from receipt_prices x
join receipts r on r.id = x.receipt_id
join prices p on p.id = x.price_id
left join forms f on f.id = p.form_id
left join users u on u.id = r.created_by
where x.amount <> x.expected and r.voided_at is null;

-- credited − paid out = owed
create view advocate_credit_records as
select a.id, 1 as version, a.bar_registration_number as advocate_id, a.name_english, a.name_bengali, c.first_day, c.credited,
  c.paid, c.credited - c.paid as owed
from advocates a
join (
  select r.advocate_id, min(r.day) as first_day,
    coalesce(sum(l.amount) filter (where l.side = 'income'), 0)::bigint as credited,
    coalesce(sum(l.amount) filter (where l.side = 'paid_out'), 0)::bigint as paid
  from component_heads h
  join receipt_lines l on l.head_id = h.head_id
  join receipts r on r.id = l.receipt_id
  where h.is_credit and r.voided_at is null
  group by r.advocate_id
) c on c.advocate_id = a.id;

create view credit_payout_records as
select r.*, s.advocate_number, a.name_english as advocate_name, a.name_bengali as advocate_name_bengali
from receipt_records r
left join credit_payouts s on s.id = r.id
left join advocates a on a.id = r.advocate_id
where r.series = 'CPO';
