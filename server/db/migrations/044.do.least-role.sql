-- Who asks for an account waits with the least role; an administrator who approves may choose another one.
alter table users alter column role set default 'cashier';
update users set role = 'cashier' where status = 'pending' and role = 'staff';
