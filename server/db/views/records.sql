-- One view for each kind of receipt: the receipt and the kind's own columns, as its list and its form read them. The joins
-- are outer joins on keys, so that a count or a page reads only the tables that it needs. The names of the people who booked
-- and voided are subqueries of each row that is shown: even a join that the planner removes costs the count its index-only
-- scan.

create view receipt_records as
select r.id, r.series, r.number, r.book_no, coalesce(r.book_no, r.number) as receipt_no, r.day, r.total, r.payment_type,
  r.advocate_id, r.building_id, r.renter_id, r.bank_id, r.form_id, r.payer, r.payer_note, r.remarks, r.prints, r.version,
  coalesce((select username from users where id = r.created_by), '') as created_by, r.created_at, r.voided_at,
  case when r.voided_by is not null then (select username from users where id = r.voided_by) end as voided_by, r.void_reason,
  -- number, book number and payer, which everyone sees who may read the receipt
  r.search_text as own_search_text,
  -- payment type, paisa and place of each line: `money-lines.ts` makes the sums, because each subquery of a list's rows costs.
  -- As text, because a list would make and print a tree (jsonb) for each row.
  (
    select json_agg(
      json_build_array(
        l.payment_type,
        -- what the bank keeps of its interest
        case when l.side = 'expense' and r.series = 'INT' then -l.amount else l.amount end,
        p.id, p.kind, p.name_english, p.name_bengali
      )
      order by l.position
    )
    from receipt_lines l
    join money_places p on p.id = l.place_id
    where l.receipt_id = r.id
  ) as money_lines,
  -- the same with the id of the place alone: a list knows the names
  (
    select json_agg(
      json_build_array(
        l.payment_type, case when l.side = 'expense' and r.series = 'INT' then -l.amount else l.amount end, l.place_id
      )
      order by l.position
    )
    from receipt_lines l
    where l.receipt_id = r.id
  ) as amount_lines
from receipts r;

create view receipt_serials as
select receipt_id,
  jsonb_agg(
    jsonb_build_object(
      'from_serial', lower(serials), 'to_serial', upper(serials) - 1,
      'total', upper(serials) - lower(serials), 'width', width
    )
    order by position
  ) as serials
from serial_ranges
group by receipt_id;

create view paper_sale_records as
select r.*, s.sale_type, s.advocate_number, s.advocate_name, in_bengali(s.advocate_name, r.advocate_id, null) as advocate_name_bengali,
  s.building_name, in_bengali(s.building_name, null, r.building_id) as building_name_bengali,
  s.customer_name, s.customer_phone, s.customer_address, s.total_count, s.price, r.day as sales_date, r.total as total_amount,
  (select x.serials from receipt_serials x where x.receipt_id = s.id) as serials
from receipt_records r
left join paper_sales s on s.id = r.id
where r.series in ('VKL', 'CRT', 'NST');

create view bail_bond_sale_records as
select r.*, s.building_name, in_bengali(s.building_name, null, r.building_id) as building_name_bengali,
  s.total_count, s.price, r.day as sales_date, r.total as total_amount,
  (select x.serials from receipt_serials x where x.receipt_id = s.id) as serials
from receipt_records r
left join bail_bond_sales s on s.id = r.id
where r.series = 'BLB';

create view form_sale_records as
select r.*, s.building_name, in_bengali(s.building_name, null, r.building_id) as building_name_bengali,
  s.form_name, s.total_count, s.price, r.day as sales_date, r.total as total_amount,
  (select x.serials from receipt_serials x where x.receipt_id = s.id) as serials
from receipt_records r
left join form_sales s on s.id = r.id
where r.series = 'FRM';

create view associate_registration_records as
select r.*, s.license_no, s.name, s.advocate_number, s.advocate_name,
  in_bengali(s.advocate_name, r.advocate_id, null) as advocate_name_bengali, s.from_year, s.to_year, s.entry_fee, s.book_rate,
  s.renewal_fee, r.day as registration_date,
  greatest(
    make_date(s.to_year, 12, 31),
    (
      select max(n.renewal_end_date)
      from associate_renewals n
      join receipts x on x.id = n.id
      where n.associate_id = s.id and x.voided_at is null
    )
  ) as valid_until,
  (
    select count(*)::int
    from associate_renewals n
    join receipts x on x.id = n.id
    where n.associate_id = s.id and x.voided_at is null
  ) as renewals,
  p.photo
from receipt_records r
left join associate_registrations s on s.id = r.id
left join associate_photos p on p.associate_id = r.id
where r.series = 'ASR';

create view associate_renewal_records as
select r.*, s.associate_id, s.renewal_date, s.renewal_end_date, r.total as renewal_fee
from receipt_records r
left join associate_renewals s on s.id = r.id
where r.series = 'ASN';

create view advocate_change_records as
select r.*, s.client_name, s.advocate_number, s.advocate_name,
  in_bengali(s.advocate_name, r.advocate_id, null) as advocate_name_bengali, s.case_no, r.total as fee
from receipt_records r
left join advocate_changes s on s.id = r.id
where r.series = 'ADC';

create view shop_rent_records as
select r.*, s.renter_name, s.from_month, s.from_year, s.to_month, s.to_year, s.rent_type, s.building_name,
  in_bengali(s.building_name, null, r.building_id) as building_name_bengali, s.floor, s.room,
  r.day as collection_date, r.total as rent_amount
from receipt_records r
left join shop_rents s on s.id = r.id
where r.series = 'RNT';

create view fund_collection_records as
select r.*, s.donation_type, s.fund_provider, s.purpose, r.total as fund_amount
from receipt_records r
left join fund_collections s on s.id = r.id
where r.series = 'DON';

create view electricity_bill_records as
select r.*, s.month, s.bill_year, s.building_name,
  in_bengali(s.building_name, null, r.building_id) as building_name_bengali, s.bill_payer_name, r.day as collection_date, r.total as bill_amount
from receipt_records r
left join electricity_bills s on s.id = r.id
where r.series = 'ELB';

create view bank_interest_records as
select r.*, s.bank_name, s.branch_name, s.account_no, r.day as collection_date,
  r.total + coalesce(s.source_tax, 0) + coalesce(s.excise_duty, 0) as interest_amount, coalesce(s.source_tax, 0) as source_tax,
  coalesce(s.excise_duty, 0) as excise_duty, s.fdr_id, r.total as net_amount
from receipt_records r
left join bank_interests s on s.id = r.id
where r.series = 'INT';

create view advocate_fee_records as
select r.*, s.advocate_number, s.advocate_name, in_bengali(s.advocate_name, r.advocate_id, null) as advocate_name_bengali,
  a.father_name, a.father_name_bengali, r.day as collection_date,
  s.rent as rentcollection_set, s.entry as entryfee_set, s.monthly as monthlyfee_set, s.yearly as barassociationfee_set,
  s.rent <> '[]' as house_fee_form, s.entry <> '[]' as entry_fee_form, s.monthly <> '[]' as monthly_fee_form,
  s.yearly <> '[]' as bar_association_form,
  (
    select string_agg(x #>> '{}', ' ')
    from jsonb_path_query(
      s.rent || s.entry || s.monthly || s.yearly,
      '$[*].keyvalue() ? (@.key starts with "remarks").value'
    ) x
  ) as remarks_text,
  coalesce((select reason from fee_overrides where receipt_id = r.id), '') as amount_reason,
  receipt_amount(r.id, '{member_rent}') as rent_fee,
  receipt_amount(r.id, '{entry_fee}') as entry_fee,
  receipt_amount(r.id, '{monthly_fee}') as monthly_fee,
  receipt_amount(r.id, '{bar_association_fee,benevolent_fund_fee,relief_fund_fee}') as bar_association_fee
from receipt_records r
left join advocate_fees s on s.id = r.id
left join advocates a on a.id = r.advocate_id
where r.series = 'FEE';

create view actual_expense_records as
select r.*, s.category_id, c.category, r.payer as payee, extract(year from r.day)::int as expense_year,
  (
    select jsonb_build_object('name', s.scan_name, 'type', b.type, 'size', length(b.bytes))
    from bill_scans b
    where b.hash = s.scan_hash
  ) as attachment
from receipt_records r
left join actual_expenses s on s.id = r.id
left join expense_categories c on c.id = s.category_id
where r.series = 'EXP';

-- The receipts of a module's series. Whoever reads them names the series.
create view module_receipt_records as
select r.*, in_bengali(r.payer, r.advocate_id, null) as payer_bengali, s.advocate_number, coalesce(t.subject, '') as subject,
  (
    select jsonb_agg(
      jsonb_build_object('description', l.note, 'amount', (l.amount / 100.0)::numeric(14, 2)::text)
      order by l.position
    )
    from receipt_lines l
    where l.receipt_id = r.id
  ) as lines
from receipt_records r
join receipts t on t.id = r.id
left join module_receipts s on s.id = r.id;

create view probable_income_records as
select p.*, c.category
from probable_incomes p
join income_categories c on c.id = p.category_id;

create view probable_expense_records as
select p.*, c.category
from probable_expenses p
join expense_categories c on c.id = p.category_id;

-- Both shapes of a committee entry: the website's nested advocate and the dashboard's flat fields.
create view committee_records as
select c.id, c.year, c.phone, c.position_id, c.advocate_id, c.version, c.archived_at, c.created_at, c.updated_at,
  coalesce(p.position, '') as committee_position, p.sort_order,
  a.bar_registration_number, a.bar_registration_key, a.name_bengali as name,
  a.name_english, a.name_bengali, a.photo, a.is_dead,
  withheld_from_card(a.withheld_fields, a.consent_shown) as withheld_fields
from committees c
join advocates a on a.id = c.advocate_id
left join positions p on p.id = c.position_id;

create view renter_records as
select r.*, jsonb_build_object(
    'id', b.id, 'building_name', b.building_name, 'building_name_bengali', b.building_name_bengali
  ) as building_details
from renters r
join buildings b on b.id = r.building_id;
