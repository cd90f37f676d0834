-- Up to six calendars a home: one each of Airbnb and Booking.com, and others, which their owner gives a name.
ALTER TABLE calendar_feeds
  ADD COLUMN name varchar(60),
  -- What the last whole reading found, and what it passed over (docs/rules/calendar-feeds.md#what-staff-sees).
  ADD COLUMN outcome jsonb,
  ADD CONSTRAINT calendar_feeds_source_is_elsewhere CHECK (source IN ('airbnb', 'booking_com', 'other')) NOT VALID,
  ADD CONSTRAINT calendar_feeds_others_have_names CHECK ((source = 'other') = (name IS NOT NULL)) NOT VALID,
  ADD CONSTRAINT calendar_feeds_name_is_said CHECK (btrim(name) <> '') NOT VALID,
  ADD CONSTRAINT calendar_feeds_outcome_is_short CHECK (length(outcome::text) <= 1000) NOT VALID,
  DROP CONSTRAINT calendar_feeds_source_is_outside;

CREATE UNIQUE INDEX calendar_feeds_one_of_each ON calendar_feeds (listing_id, source) WHERE source <> 'other';
CREATE INDEX calendar_feeds_listing_id_idx ON calendar_feeds (listing_id);
DROP INDEX calendar_feeds_listing_id_source_key;

ALTER TABLE occupancies
  ADD CONSTRAINT occupancies_linked_has_feed
    CHECK ((source IN ('airbnb', 'booking_com', 'other')) = (calendar_feed_id IS NOT NULL)) NOT VALID,
  DROP CONSTRAINT occupancies_imported_has_feed;

-- Of two that come at once the second waits for the first, and then counts it.
CREATE FUNCTION demand_six_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listings WHERE id = NEW.listing_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM calendar_feeds WHERE listing_id = NEW.listing_id) > 6 THEN
    RAISE EXCEPTION 'a listing has six linked calendars at most'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'calendar_feeds_six';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER six_calendars AFTER INSERT OR UPDATE OF listing_id ON calendar_feeds
  FOR EACH ROW EXECUTE FUNCTION demand_six_calendars();
