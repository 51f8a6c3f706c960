-- former version: runs

-- One word for one thing: the office's words for associates, fees and the Benevolent Fund, where nobody has changed the name.
update heads h
set name_bn = t.to_bn
from (values
  ('associate_registration', 'সহযোগী নিবন্ধন', 'আইনজীবী সহকারী নিবন্ধন'),
  ('associate_renewal', 'সহযোগী নবায়ন', 'সহকারীর নবায়ন'),
  ('monthly_fee', 'মাসিক ফি', 'মাসিক চাঁদা'),
  ('bar_association_fee', 'বার সমিতি ফি', 'বার্ষিক চাঁদা'),
  ('benevolent_fund_fee', 'কল্যাণ তহবিল ফি', 'বেনাভোলেন্ট ফান্ড ফি')
) t (code, from_bn, to_bn)
where h.code = t.code and normalize(h.name_bn) = normalize(t.from_bn);

-- '' shows the other name. The category that a head began with has the head's Bengali name.
alter table income_categories add column category_bengali text not null default '';
alter table expense_categories add column category_bengali text not null default '';
update income_categories c
set category_bengali = h.name_bn
from heads h
where h.category_id = c.id and h.name_en = c.category;
