-- What occupies a listing is written only by who holds the listing's calendar: judging and writing are one step then,
-- and no import, approval or cancellation can overwrite what another has just decided (docs/decisions).

-- Makes this transaction the only one that changes these calendars until it ends. By id, so that two that want
-- several never wait for each other in a ring. Answers the listings that are there.
CREATE FUNCTION hold_calendars(ids int[]) RETURNS int[] LANGUAGE plpgsql AS $$
DECLARE
  found_ids int[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO found_ids
    FROM (SELECT id FROM listings WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE) AS locked;
  -- Known to this transaction alone, and forgotten with it.
  PERFORM set_config('kust.held_calendars', (held_calendars() || found_ids)::text, true);
  RETURN found_ids;
END $$;

CREATE FUNCTION held_calendars() RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('kust.held_calendars', true), ''), '{}')::int[]
$$;

CREATE FUNCTION demand_held_calendars(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing int[] := ARRAY(SELECT unnest(ids) EXCEPT SELECT unnest(held_calendars()));
BEGIN
  -- Who deletes a listing holds all of it: what goes with it finds it gone already.
  IF EXISTS (SELECT FROM listings WHERE id = ANY (missing)) THEN
    RAISE EXCEPTION 'occupancies are written by who holds the calendar: call hold_calendars first';
  END IF;
END $$;

CREATE FUNCTION demand_held_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM demand_held_calendars(ARRAY(SELECT DISTINCT listing_id FROM changed));
  RETURN NULL;
END $$;

-- A row moved from one listing to another counts for both.
CREATE FUNCTION demand_held_calendar_of_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM demand_held_calendars(ARRAY(SELECT listing_id FROM changed UNION SELECT listing_id FROM former));
  RETURN NULL;
END $$;

CREATE TRIGGER held_insert AFTER INSERT ON occupancies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION demand_held_calendar();
CREATE TRIGGER held_update AFTER UPDATE ON occupancies
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION demand_held_calendar_of_moved();
CREATE TRIGGER held_delete AFTER DELETE ON occupancies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION demand_held_calendar();

-- Until when the process that reads a link just now has it for itself; what a process that died left over runs out.
ALTER TABLE calendar_feeds ADD COLUMN reading_until timestamptz(3);
