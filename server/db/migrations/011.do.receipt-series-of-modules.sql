-- Receipt series that modules declare. An administrator approves each one once.

create table receipt_series (
  code text primary key
    constraint receipt_series_code_format check (code ~ '^[A-Z]{3}$'),
  -- the series belongs to this module for ever: no other one may continue its numbers
  module text not null,
  title_en text not null,
  title_bn text not null,
  head_id int not null
    constraint receipt_series_head_id_key unique
    constraint receipt_series_head_id_fkey references heads,
  approved_by int
    constraint receipt_series_approved_by_fkey references users,
  approved_at timestamptz not null default now(),
  -- no new receipts since then
  withdrawn_at timestamptz
);

create table module_receipts (
  id int primary key
    constraint module_receipts_id_fkey references receipts deferrable initially deferred,
  advocate_number text not null
);

-- The digest of a receipt contains the row of its own kind. Only the case of the series has changed: every receipt that is
-- older than this migration has the digest that it had.
create or replace function record_digest(key text) returns bytea
language plpgsql stable set timezone = 'UTC' as $$
declare
  kind text := split_part(key, '/', 1);
  record_id int := split_part(key, '/', 2);
  content jsonb;
begin
  if kind = 'receipts' then
    select jsonb_build_array(
      to_jsonb(r) - '{prints,search_text,book_key}'::text[],
      case r.series
        when 'BLB' then (select to_jsonb(s) from bail_bond_sales s where s.id = record_id)
        when 'FRM' then (select to_jsonb(s) from form_sales s where s.id = record_id)
        when 'ASR' then (select to_jsonb(s) - 'license_key' from associate_registrations s where s.id = record_id)
        when 'ASN' then (select to_jsonb(s) from associate_renewals s where s.id = record_id)
        when 'ADC' then (select to_jsonb(s) from advocate_changes s where s.id = record_id)
        when 'RNT' then (select to_jsonb(s) from shop_rents s where s.id = record_id)
        when 'DON' then (select to_jsonb(s) from fund_collections s where s.id = record_id)
        when 'ELB' then (select to_jsonb(s) from electricity_bills s where s.id = record_id)
        when 'INT' then (select to_jsonb(s) from bank_interests s where s.id = record_id)
        when 'FEE' then (select to_jsonb(s) from advocate_fees s where s.id = record_id)
        when 'EXP' then (
          select jsonb_build_array(to_jsonb(s), b.type, encode(sha256(b.bytes), 'hex'))
          from actual_expenses s
          left join bill_scans b on b.hash = s.scan_hash
          where s.id = record_id
        )
        when 'VKL' then (select to_jsonb(s) from paper_sales s where s.id = record_id)
        when 'CRT' then (select to_jsonb(s) from paper_sales s where s.id = record_id)
        when 'NST' then (select to_jsonb(s) from paper_sales s where s.id = record_id)
        else (select to_jsonb(s) from module_receipts s where s.id = record_id)
      end,
      (select jsonb_agg(to_jsonb(l) order by l.position) from receipt_lines l where l.receipt_id = record_id),
      (select jsonb_agg(to_jsonb(s) order by s.position) from serial_ranges s where s.receipt_id = record_id),
      (select jsonb_agg(to_jsonb(p) order by p.position) from paid_periods p where p.receipt_id = record_id),
      (
        select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id)
        from ledger_lines g
        where g.receipt_id = record_id and g.reason <> 'moved'
      )
    ) into content
    from receipts r
    where r.id = record_id;
  elsif kind = 'paper_stock' then
    select to_jsonb(s) - 'form_id' into content
    from paper_stock s
    where s.id = record_id;
  elsif kind = 'heads' then
    select jsonb_build_array(
      to_jsonb(h),
      (
        select jsonb_agg(to_jsonb(g) - 'category_id' order by g.id)
        from ledger_lines g
        where g.head_id = record_id and g.reason = 'moved'
      )
    ) into content
    from heads h
    where h.id = record_id;
  end if;
  return sha256(convert_to(jsonb_strip_nulls(content)::text, 'UTF8'));
end $$;
