-- that a loan is overdue: one reminder for each week past the day on which it is due
create table reminders (
  loan_id bigint not null references loans,
  due_on date not null,
  -- 0 for the first week
  week int not null check (week >= 0),
  reminded_on date not null,
  primary key (loan_id, due_on, week)
);
