-- What was answered under an Idempotency-Key is now sealed by that key, which is kept nowhere; what lies here in clear goes.
delete from idempotency_keys;
comment on column idempotency_keys.key is 'HMAC of method, path and asker under the Idempotency-Key';
comment on column idempotency_keys.content_hash is 'HMAC of the content under the Idempotency-Key';
comment on column idempotency_keys.answer is 'The answer, sealed with a key derived from the Idempotency-Key';

-- A picture as JPEG, for browsers without WebP: made when it is first asked for, then kept.
alter table picture_files add column jpeg bytea;
alter table picture_files alter column jpeg set storage external;
