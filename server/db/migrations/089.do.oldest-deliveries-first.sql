-- former version: runs

-- Deliveries are claimed in the order of their events. Without this index a claim reads and sorts all that wait.
create index webhook_deliveries_oldest on webhook_deliveries (endpoint_id, position) where state = 'pending';
drop index webhook_deliveries_due;
