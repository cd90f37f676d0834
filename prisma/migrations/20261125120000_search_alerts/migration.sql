-- Alerts: who wants to hear of homes that a search newly finds (docs/rules/search-alerts.md).
CREATE TABLE search_alerts (
  id serial PRIMARY KEY,
  email citext NOT NULL,
  query varchar(2000) NOT NULL,
  listing_id integer REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  town_ids smallint[] NOT NULL,
  least_guests smallint NOT NULL DEFAULT 1,
  first_day date,
  last_day date,
  place smallint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_at timestamptz(3),
  confirmed_snapshot text,
  last_mailed_at timestamptz(3),
  ends_on date NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT search_alerts_email_is_address CHECK (position('@' IN email) > 1 AND length(email) <= 254),
  CONSTRAINT search_alerts_place_bounds CHECK (place BETWEEN 1 AND 20),
  CONSTRAINT search_alerts_guests_bounds CHECK (least_guests >= 1),
  -- Zero stands for every town.
  CONSTRAINT search_alerts_towns_named CHECK (cardinality(town_ids) > 0),
  CONSTRAINT search_alerts_days_whole CHECK (
    (first_day IS NULL) = (last_day IS NULL) AND first_day < last_day AND (listing_id IS NULL OR first_day IS NOT NULL)),
  CONSTRAINT search_alerts_confirmed_within CHECK (
    (confirmed_at IS NULL) = (confirmed_snapshot IS NULL) AND (last_mailed_at IS NULL OR confirmed_at IS NOT NULL))
);
-- Twenty open ones an address, none of them twice.
CREATE UNIQUE INDEX search_alerts_open_place ON search_alerts (email, place) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX search_alerts_open_query ON search_alerts (email, query, coalesce(listing_id, 0)) WHERE ended_at IS NULL;
CREATE INDEX search_alerts_listing_id_idx ON search_alerts (listing_id);
CREATE INDEX search_alerts_created_at_id_idx ON search_alerts (created_at DESC, id DESC);
CREATE INDEX search_alerts_ended_at_idx ON search_alerts (ended_at);
-- What an opening may concern.
CREATE INDEX search_alerts_watching_towns ON search_alerts USING gin (town_ids)
  WHERE confirmed_at IS NOT NULL AND ended_at IS NULL AND listing_id IS NULL;
CREATE INDEX search_alerts_watching_days ON search_alerts USING gist (daterange(first_day, last_day))
  WHERE confirmed_at IS NOT NULL AND ended_at IS NULL AND listing_id IS NULL;
CREATE INDEX search_alerts_due ON search_alerts (ends_on) WHERE ended_at IS NULL;
CREATE INDEX search_alerts_unconfirmed ON search_alerts (created_at) WHERE confirmed_at IS NULL;

CREATE TABLE search_alert_tokens (
  token_hash varchar(64) PRIMARY KEY,
  search_alert_id integer NOT NULL REFERENCES search_alerts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX search_alert_tokens_search_alert_id_created_at_idx ON search_alert_tokens (search_alert_id, created_at);

CREATE TABLE search_alert_finds (
  search_alert_id integer PRIMARY KEY REFERENCES search_alerts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  found_ids integer[] NOT NULL,
  told_ids integer[] NOT NULL DEFAULT '{}'
);
CREATE INDEX search_alert_finds_untold ON search_alert_finds (search_alert_id) WHERE found_ids <> '{}';

-- What opened and no alert was asked about yet: a home that the public sees from now on (no days), or days of a home
-- that somebody held. Triggers write it; whoever has asked the alerts takes it away.
CREATE TABLE openings (
  id bigserial PRIMARY KEY,
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  listing_id integer NOT NULL,
  start_date date,
  end_date date,
  is_block boolean NOT NULL DEFAULT false,
  CONSTRAINT openings_days_whole CHECK ((start_date IS NULL) = (end_date IS NULL) AND start_date < end_date)
);

CREATE FUNCTION log_online_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO openings (listing_id)
    SELECT id FROM changed WHERE approved_at IS NOT NULL AND disabled_at IS NULL;
  ELSE
    INSERT INTO openings (listing_id)
    SELECT changed.id FROM changed JOIN former USING (id)
    WHERE changed.approved_at IS NOT NULL AND changed.disabled_at IS NULL
      AND (former.approved_at IS NULL OR former.disabled_at IS NOT NULL);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION log_freed_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO openings (listing_id, start_date, end_date, is_block)
    SELECT listing_id, start_date, end_date, source = 'blocked' FROM former WHERE end_date > current_date - 4;
  ELSE
    -- What of it is held still is held in any case.
    INSERT INTO openings (listing_id, start_date, end_date, is_block)
    SELECT former.listing_id, former.start_date, former.end_date, former.source = 'blocked'
    FROM former JOIN changed USING (id)
    WHERE former.end_date > current_date - 4
      AND (former.listing_id <> changed.listing_id OR former.start_date < changed.start_date
        OR former.end_date > changed.end_date OR former.source <> 'blocked' AND changed.source = 'blocked');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER log_online_insert AFTER INSERT ON listings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_online_homes();
CREATE TRIGGER log_online_update AFTER UPDATE ON listings REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_online_homes();
CREATE TRIGGER log_freed_update AFTER UPDATE ON occupancies REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_freed_nights();
CREATE TRIGGER log_freed_delete AFTER DELETE ON occupancies REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_freed_nights();
