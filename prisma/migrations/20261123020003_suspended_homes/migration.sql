-- The homes of a suspended account are offline until that is lifted. Whatever decides what the public sees looks at
-- disabled_at, so that is what a suspension sets; suspended_at marks the homes that come back with it.
ALTER TABLE listings ADD COLUMN suspended_at timestamptz(3);
ALTER TABLE listings ADD CONSTRAINT listings_suspended_is_offline
  CHECK (suspended_at IS NULL OR disabled_at IS NOT NULL);

CREATE FUNCTION suspend_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE home integer;
BEGIN
  IF NEW.suspended_at IS NOT NULL THEN
    UPDATE listings SET disabled_at = NEW.suspended_at, suspended_at = NEW.suspended_at
      WHERE user_id = NEW.id AND disabled_at IS NULL;
    RETURN NULL;
  END IF;
  FOR home IN SELECT id FROM listings WHERE user_id = NEW.id AND suspended_at IS NOT NULL ORDER BY id LOOP
    BEGIN
      UPDATE listings SET disabled_at = NULL, suspended_at = NULL WHERE id = home;
    EXCEPTION WHEN check_violation THEN
      -- It lost what the public must see: its owner completes it first.
      UPDATE listings SET suspended_at = NULL WHERE id = home;
    END;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER suspend_listings AFTER UPDATE OF suspended_at ON users FOR EACH ROW
  WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL)) EXECUTE FUNCTION suspend_listings();

-- Nothing puts a home of a suspended account online: what would be is marked, and comes online once that is lifted.
CREATE FUNCTION keep_suspended_offline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Held, so that a suspension that is just being made comes before or after, not in between.
  IF TG_OP = 'UPDATE' THEN PERFORM FROM users WHERE id = NEW.user_id FOR SHARE; END IF;
  IF EXISTS (SELECT FROM users WHERE id = NEW.user_id AND suspended_at IS NOT NULL) THEN
    NEW.disabled_at := now();
    NEW.suspended_at := now();
  END IF;
  RETURN NEW;
END $$;
-- A new home is not seen before it is approved.
CREATE TRIGGER keep_suspended_offline_insert BEFORE INSERT ON listings FOR EACH ROW
  WHEN (NEW.disabled_at IS NULL) EXECUTE FUNCTION keep_suspended_offline();
CREATE TRIGGER keep_suspended_offline_update BEFORE UPDATE OF disabled_at, approved_at ON listings FOR EACH ROW
  WHEN (NEW.disabled_at IS NULL AND (OLD.disabled_at IS NOT NULL OR OLD.approved_at IS NULL))
  EXECUTE FUNCTION keep_suspended_offline();
