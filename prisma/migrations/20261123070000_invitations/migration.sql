-- An invitation to a calendar opens nothing before the invited person accepts it: `user_id` is empty until then.
-- Who has the letter is known by a token, stored as its SHA-256; what was declined stays, so that nobody learns of it.
ALTER TABLE listing_managers
  ADD COLUMN invitation_hash varchar(64),
  ADD COLUMN declined_at timestamptz(3);
CREATE UNIQUE INDEX listing_managers_invitation_hash_key ON listing_managers (invitation_hash);
