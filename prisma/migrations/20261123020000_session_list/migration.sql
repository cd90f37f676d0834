-- Sessions as their owner sees them: named by an id that opens nothing, on a device told from its user agent (no
-- address). password_at: when the password was last given in this session; empty where it was not.
ALTER TABLE sessions
  ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN device varchar(120),
  ADD COLUMN password_at timestamptz(3);
CREATE UNIQUE INDEX sessions_public_id_key ON sessions (public_id);
