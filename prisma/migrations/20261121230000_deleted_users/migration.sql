-- An account whose invoices have to stay is made anonymous when it is deleted: nobody can sign in as it any more.
ALTER TABLE users ADD COLUMN deleted_at timestamptz(3);
ALTER TABLE users ADD CONSTRAINT users_deleted_cannot_sign_in
  CHECK (deleted_at IS NULL OR (password_hash IS NULL AND suspended_at IS NOT NULL));
