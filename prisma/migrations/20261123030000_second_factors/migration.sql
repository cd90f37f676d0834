-- What somebody has beside their password. Nothing in here signs in by itself: secrets are sealed with a key that is
-- not in the database, codes are hashed with one, and passkeys are public keys.

-- The admin of the demo world needs none, on the embedded database alone; worlds made before have him marked too.
ALTER TABLE users ADD COLUMN second_factor_waived boolean NOT NULL DEFAULT false;
UPDATE users SET second_factor_waived = true WHERE email = 'admin@kustverblijf.test' AND user_role_id = 3;

-- The secret of an app, and the one that waits for its first code: until that is right the earlier one counts.
CREATE TABLE totp_factors (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  secret bytea,
  confirmed_at timestamptz(3),
  -- The newest 30 seconds of which a code was taken: no code counts twice.
  last_step integer,
  pending_secret bytea,
  pending_since timestamptz(3),
  CONSTRAINT totp_factors_confirmed CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT totp_factors_step CHECK ((secret IS NULL) = (last_step IS NULL)),
  CONSTRAINT totp_factors_pending CHECK ((pending_secret IS NULL) = (pending_since IS NULL)),
  CONSTRAINT totp_factors_something CHECK (secret IS NOT NULL OR pending_secret IS NOT NULL)
);

CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  code_hash varchar(64) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  credential_id varchar(1400) NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  name varchar(60) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  CONSTRAINT passkeys_counter CHECK (counter >= 0),
  CONSTRAINT passkeys_name CHECK (name <> '')
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

-- What a passkey that is being added has to sign, one at a time for a session.
CREATE TABLE passkey_challenges (
  session_id varchar(64) PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  challenge varchar(100) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);

-- Somebody whose password was right and whose second factor is still asked for. The cookie carries the id.
CREATE TABLE pending_sign_ins (
  id varchar(64) PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  remember boolean NOT NULL,
  -- Null where something else was shown in the place of the password.
  password_at timestamptz(3),
  challenge varchar(100),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX pending_sign_ins_user_id_idx ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_expires_at_idx ON pending_sign_ins (expires_at);
