-- Why an admin took a home offline, for its owner to read until it is sent in again.
ALTER TABLE listings
  ADD COLUMN denied_at timestamptz(3),
  ADD COLUMN denial_message varchar(2000),
  ADD CONSTRAINT listings_denial_has_moment CHECK (denial_message IS NULL OR denied_at IS NOT NULL);

-- What is online, or waits for approval again, is not denied any more, whoever put it there.
CREATE FUNCTION end_denial() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.denied_at := NULL;
  NEW.denial_message := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER end_denial BEFORE UPDATE ON listings
  FOR EACH ROW WHEN (NEW.disabled_at IS NULL AND (NEW.denied_at IS NOT NULL OR NEW.denial_message IS NOT NULL))
  EXECUTE FUNCTION end_denial();
