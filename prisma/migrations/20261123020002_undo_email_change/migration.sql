-- The link that takes a change of address back names the address that it restores.
ALTER TABLE user_tokens ADD COLUMN old_email citext;
ALTER TABLE user_tokens
  ADD CONSTRAINT user_tokens_undo_names_address CHECK ((kind = 'undo_email_change') = (old_email IS NOT NULL));
CREATE INDEX user_tokens_old_email_idx ON user_tokens (old_email) WHERE used_at IS NULL AND old_email IS NOT NULL;

-- An address that can still go back to its account is nobody else's meanwhile, whatever makes or moves the account.
-- After the row is in, so that whoever waited for the address to become free sees what holds it.
CREATE FUNCTION refuse_held_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM user_tokens WHERE kind = 'undo_email_change' AND old_email = NEW.email
      AND user_id <> NEW.id AND used_at IS NULL AND expires_at > now()) THEN
    RAISE unique_violation USING MESSAGE = 'this address can still go back to the account that had it',
      TABLE = 'users', CONSTRAINT = 'users_email_held';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refuse_held_address_insert AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_held_address();
CREATE TRIGGER refuse_held_address_update AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION refuse_held_address();
