-- The law library: titles, their copies, and loans to advocates. Advocates belong to the association: a loan keeps the id, the number
-- and the name that the advocate had on the day of the loan.

-- '2' before '10', in Latin and Bengali digits
create collation library_order (provider = icu, locale = 'und-u-kn-true');

create function search_key(value text) returns text language sql immutable parallel safe
  return lower(translate(value, '০১২৩৪৫৬৭৮৯', '0123456789'));

create table books (
  id bigint generated always as identity primary key,
  version int not null default 1,
  title text not null check (title <> ''),
  author text not null,
  publisher text not null default '',
  year int,
  isbn text not null default '',
  subject text not null default '',
  shelf text not null default '',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    search_key(title || ' ' || author || ' ' || publisher || ' ' || isbn || ' ' || subject || ' ' || shelf)
  ) stored,
  -- what visitors may search: the shelf is for the staff
  public_text text not null generated always as (
    search_key(title || ' ' || author || ' ' || publisher || ' ' || subject)
  ) stored
);
create unique index books_isbn_key on books (isbn) where isbn <> '' and archived_at is null;

create table copies (
  id bigint generated always as identity primary key,
  version int not null default 1,
  book_id bigint not null references books,
  number text not null check (number <> ''),
  state text not null default 'in_use' check (state in ('in_use', 'lost', 'withdrawn'))
);
create unique index copies_number_key on copies (search_key(number));
create index copies_book on copies (book_id);

create table loans (
  id bigint generated always as identity primary key,
  copy_id bigint not null references copies,
  advocate_id bigint not null,
  advocate_number text not null,
  advocate_name text not null,
  lent_on date not null,
  lent_by text not null,
  due_on date not null check (due_on >= lent_on),
  renewals int not null default 0,
  returned_on date check (returned_on >= lent_on),
  returned_by text,
  fine_paisa bigint not null default 0 check (fine_paisa >= 0),
  fine_receipt text,
  fine_waived text,
  fine_waived_by text,
  -- names the receipt of this fine for the API, so that a request sent twice posts it once
  fine_key uuid not null default gen_random_uuid(),
  -- who has begun to take the fine: the API knows the key only together with this person
  fine_attempt_by text,
  fine_attempt_name text,
  check (fine_receipt is null or fine_waived is null),
  check (returned_on is not null or (fine_receipt is null and fine_waived is null and fine_paisa = 0))
);
-- a copy is at one place at a time
create unique index loans_open on loans (copy_id) where returned_on is null;
create index loans_advocate on loans (advocate_id);
create index loans_due on loans (due_on) where returned_on is null;
