-- what a member pays for a lost copy, unless the desk says otherwise; 0: nobody has said
alter table books add column replacement_price_paisa bigint not null default 0
  constraint books_replacement_price check (replacement_price_paisa >= 0);

-- a loan ends with the return of its copy or with its loss, which has a charge. A copy that is found again owes its charge no more.
alter table loans
  add column lost_on date constraint loans_lost_on check (lost_on >= lent_on),
  add column lost_by text,
  add column charge_paisa bigint not null default 0 constraint loans_charge check (charge_paisa >= 0),
  add column recovered_on date constraint loans_recovered_on check (recovered_on >= lost_on);
alter table loans
  add column ended_on date generated always as (coalesce(returned_on, lost_on)) stored,
  -- for the check of 001 that has no name of its own: only a loan that has ended has a fine, a receipt or a waiver
  drop constraint loans_check3,
  add constraint loans_settled check (
    coalesce(returned_on, lost_on) is not null
    or (fine_receipt is null and fine_waived is null and fine_paisa = 0 and charge_paisa = 0)
  ),
  add constraint loans_one_end check (returned_on is null or lost_on is null);

drop index loans_open;
create unique index loans_open on loans (copy_id) where ended_on is null;
drop index loans_due;
create index loans_due on loans (due_on) where ended_on is null;

-- advocates in line for a book, in the order of their ids: the book is locked while somebody joins the line
create table reservations (
  id bigint generated always as identity primary key,
  book_id bigint not null references books,
  advocate_id bigint not null,
  advocate_number text not null,
  advocate_name text not null,
  reserved_on date not null,
  reserved_by text not null,
  cancelled_on date,
  cancelled_by text,
  -- the loan that ended the wait
  loan_id bigint references loans,
  is_waiting boolean not null generated always as (cancelled_on is null and loan_id is null) stored,
  constraint reservations_one_end check (cancelled_on is null or loan_id is null)
);
create unique index reservations_waiting on reservations (book_id, advocate_id) where is_waiting;
