-- What an admin may do: every admin has one role, nobody else has any. Those there are may do everything.
CREATE TYPE staff_role AS ENUM ('support', 'moderator', 'finance', 'owner');
ALTER TABLE users ADD COLUMN staff_role staff_role;
UPDATE users SET staff_role = 'owner' WHERE user_role_id = 3;
ALTER TABLE users ADD CONSTRAINT users_staff_role CHECK ((user_role_id = 3) = (staff_role IS NOT NULL));

-- The last owner in force stays one: nobody could make another. Two owners who demote each other take turns.
CREATE FUNCTION keep_one_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('keep_one_owner'));
  PERFORM FROM users WHERE staff_role = 'owner' AND suspended_at IS NULL AND deleted_at IS NULL LIMIT 1;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the last owner of the site stays one' USING ERRCODE = 'KV001';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_one_owner_update AFTER UPDATE OF staff_role, suspended_at, deleted_at ON users FOR EACH ROW
  WHEN (OLD.staff_role = 'owner' AND OLD.suspended_at IS NULL AND OLD.deleted_at IS NULL
    AND (NEW.staff_role IS DISTINCT FROM 'owner' OR NEW.suspended_at IS NOT NULL OR NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION keep_one_owner();
CREATE TRIGGER keep_one_owner_delete AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.staff_role = 'owner' AND OLD.suspended_at IS NULL AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION keep_one_owner();
-- Few accounts are admins.
CREATE INDEX users_staff_role_idx ON users (staff_role) WHERE staff_role IS NOT NULL;
