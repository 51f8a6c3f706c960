-- A place with its balance, and with the money that is on the way to it.
create view money_place_records as
select p.*, b.balance,
  (
    select coalesce(sum(t.amount), 0)::bigint
    from transfers t
    where t.to_place_id = p.id and t.needs_confirmation and t.confirmed_at is null and t.voided_at is null
      and (t.needs_signatures is null or has_two_approvals(t.id))
  ) as coming,
  coalesce((select u.username from users u where u.id = p.holder_id), '') as holder_name,
  (select u.status = 'active' and u.role <> 'auditor' from users u where u.id = p.holder_id) as holder_takes_money,
  coalesce((select k.bank_name from banks k where k.id = p.bank_id), '') as bank_name,
  (select min(d.day) from place_days d where d.place_id = p.id) as first_day
from money_places p
join place_balances b on b.place_id = p.id;

create view transfer_records as
select t.id, t.number, t.day, t.from_place_id, t.to_place_id, t.amount, t.slip_no, t.remarks, t.version, t.created_at,
  t.voided_at, t.void_reason, t.confirmed_at, t.confirmed_day as confirmed_date,
  case
    when t.voided_at is not null then 'void'
    when t.needs_signatures and not has_two_approvals(t.id) then 'waiting'
    when t.needs_confirmation and t.confirmed_at is null then 'on_the_way'
    else 'confirmed'
  end as state,
  f.name_english as from_name_english, f.name_bengali as from_name_bengali, f.holder_id as from_holder_id,
  o.name_english as to_name_english, o.name_bengali as to_name_bengali, o.holder_id as to_holder_id,
  (select u.status = 'active' and u.role <> 'auditor' from users u where u.id = o.holder_id) as to_holder_takes_money,
  case when t.needs_confirmation then coalesce((select username from users where id = o.holder_id), '') else '' end as receiver,
  (select username from users where id = t.confirmed_by) as confirmed_by,
  coalesce(t.subject, '') as subject, t.resolution_id,
  (select r.number from resolutions r where r.id = t.resolution_id) as resolution_number,
  case
    when t.needs_signatures then (
      select coalesce(
        jsonb_agg(jsonb_build_object('username', u.username, 'at', to_char(a.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.id),
        '[]'
      )
      from transfer_approvals a
      join users u on u.id = a.user_id
      where a.transfer_id = t.id
    )
    else '[]'
  end as approvals,
  -- empty for every administrator and member of the staff
  case when t.needs_signatures then transfer_signatories(t.from_place_id, t.to_place_id) else '{}' end as signatory_ids,
  case
    when t.needs_signatures then array(select a.user_id from transfer_approvals a where a.transfer_id = t.id)
    else '{}'
  end as approver_ids,
  coalesce((select username from users where id = t.created_by), '') as created_by,
  (select username from users where id = t.voided_by) as voided_by,
  (
    select jsonb_build_object('name', t.scan_name, 'type', b.type, 'size', length(b.bytes))
    from bill_scans b
    where b.hash = t.scan_hash
  ) as attachment,
  name_key(t.number || ' ' || t.slip_no || ' ' || f.name_english || ' ' || o.name_english || ' ' || f.name_bengali || ' ' || o.name_bengali)
    as own_search_text
from transfers t
join money_places f on f.id = t.from_place_id
join money_places o on o.id = t.to_place_id;
