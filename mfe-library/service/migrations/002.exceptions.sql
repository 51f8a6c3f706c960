-- why an administrator lent to an archived advocate
alter table loans add column override_reason text;
