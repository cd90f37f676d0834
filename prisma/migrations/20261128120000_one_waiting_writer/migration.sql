-- One writer of a calendar and one who waits for it: more would each keep a connection from everybody else
-- (docs/decisions/2026-11-28-one-landlord-and-the-others.md).

-- Like hold_calendars, of one calendar. NULL where somebody waits for it already; nothing is held then.
CREATE FUNCTION hold_calendar_or_leave(wanted int) RETURNS int[] LANGUAGE plpgsql AS $$
DECLARE
  -- Names the place of who waits, among the advisory locks of the database.
  place constant int := 20261128;
BEGIN
  PERFORM FROM listings WHERE id = wanted FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    IF NOT pg_try_advisory_lock(place, wanted) THEN
      RETURN NULL;
    END IF;
    BEGIN
      PERFORM FROM listings WHERE id = wanted FOR NO KEY UPDATE;
    EXCEPTION WHEN query_canceled OR OTHERS THEN
      PERFORM pg_advisory_unlock(place, wanted);
      RAISE;
    END;
    PERFORM pg_advisory_unlock(place, wanted);
  END IF;
  RETURN hold_calendars(ARRAY[wanted]);
END $$;
