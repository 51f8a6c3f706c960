-- former version: runs

-- What modules charge members. A live receipt of the series with the subject settles a charge, so nothing here says whether it is paid.
create table module_charges (
  id int generated always as identity
    constraint module_charges_pkey primary key,
  series text not null
    constraint module_charges_series_fkey references receipt_series,
  subject text not null
    constraint module_charges_subject_present check (subject <> ''),
  advocate_id int not null
    constraint module_charges_advocate_id_fkey references advocates,
  amount bigint not null
    constraint module_charges_amount_positive check (amount > 0),
  due_on date not null,
  title_en text not null,
  title_bn text not null,
  -- the page of the module where people take the money
  path text,
  constraint module_charges_key unique (series, subject)
);
create index module_charges_advocate on module_charges (advocate_id);
