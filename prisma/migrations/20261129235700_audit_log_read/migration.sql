-- Which home and which person an entry is about, so that each has a history of its own.
ALTER TABLE audit_logs ADD COLUMN about_listing_id INTEGER, ADD COLUMN about_user_id INTEGER;

UPDATE audit_logs SET
  about_listing_id = CASE
    WHEN subject_type = 'listing' THEN subject_id
    WHEN details ->> 'listing_id' ~ '^\d{1,9}$' THEN (details ->> 'listing_id')::int
  END,
  about_user_id = CASE
    WHEN subject_type = 'user' THEN subject_id
    WHEN details ->> 'as_user_id' ~ '^\d{1,9}$' THEN (details ->> 'as_user_id')::int
    WHEN details ->> 'owner_id' ~ '^\d{1,9}$' THEN (details ->> 'owner_id')::int
  END;

DROP INDEX audit_logs_subject_type_subject_id_id_idx;
CREATE INDEX audit_logs_about_listing_id_id_idx ON audit_logs (about_listing_id, id DESC);
CREATE INDEX audit_logs_about_user_id_id_idx ON audit_logs (about_user_id, id DESC);
CREATE INDEX audit_logs_action_id_idx ON audit_logs (action, id DESC);
