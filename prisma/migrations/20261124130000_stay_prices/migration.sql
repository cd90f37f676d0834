-- What a stay costs and when it can be had (docs/rules/stays.md): seasons, costs, discounts and rules of a listing.
ALTER TABLE listings
  ADD COLUMN weekend_price integer,
  ADD COLUMN preparation_nights smallint NOT NULL DEFAULT 0,
  ADD COLUMN notice_days smallint NOT NULL DEFAULT 0,
  ADD COLUMN gap_stays boolean NOT NULL DEFAULT false,
  ADD COLUMN last_minute_days smallint,
  ADD COLUMN last_minute_percent smallint,
  ADD COLUMN early_days smallint,
  ADD COLUMN early_percent smallint,
  ADD CONSTRAINT listings_weekend_price_bounds CHECK (weekend_price BETWEEN 1 AND 100000),
  ADD CONSTRAINT listings_preparation_nights_bounds CHECK (preparation_nights BETWEEN 0 AND 3),
  ADD CONSTRAINT listings_notice_days_bounds CHECK (notice_days BETWEEN 0 AND 30),
  ADD CONSTRAINT listings_last_minute_bounds CHECK (
    (last_minute_days IS NULL) = (last_minute_percent IS NULL)
    AND last_minute_days BETWEEN 1 AND 30 AND last_minute_percent BETWEEN 1 AND 60),
  ADD CONSTRAINT listings_early_bounds CHECK (
    (early_days IS NULL) = (early_percent IS NULL)
    AND early_days BETWEEN 30 AND 365 AND early_percent BETWEEN 1 AND 60);

CREATE TABLE listing_seasons (
  id serial PRIMARY KEY,
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  name varchar(60) NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  price integer,
  weekend_price integer,
  min_stay smallint,
  arrival_days smallint[] NOT NULL DEFAULT '{}',
  departure_days smallint[] NOT NULL DEFAULT '{}',
  CONSTRAINT listing_seasons_not_empty CHECK (start_date < end_date),
  CONSTRAINT listing_seasons_bounds CHECK (
    name <> '' AND price BETWEEN 1 AND 100000 AND weekend_price BETWEEN 1 AND 100000 AND min_stay BETWEEN 1 AND 366),
  CONSTRAINT listing_seasons_weekdays CHECK (
    arrival_days <@ '{1,2,3,4,5,6,7}' AND departure_days <@ '{1,2,3,4,5,6,7}'
    AND cardinality(arrival_days) <= 7 AND cardinality(departure_days) <= 7),
  CONSTRAINT listing_seasons_no_overlap EXCLUDE USING gist (
    listing_id WITH =, daterange(start_date, end_date) WITH &&)
);
CREATE INDEX listing_seasons_listing_id_start_date_idx ON listing_seasons (listing_id, start_date);

-- At most fifteen and three a listing, since no two have one place.
CREATE TABLE listing_costs (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  place smallint NOT NULL,
  kind varchar(20) NOT NULL,
  label varchar(60),
  amount_cents integer NOT NULL,
  per varchar(20) NOT NULL,
  optional boolean NOT NULL,
  on_site boolean NOT NULL,
  PRIMARY KEY (listing_id, place),
  CONSTRAINT listing_costs_place_bounds CHECK (place BETWEEN 1 AND 15),
  CONSTRAINT listing_costs_kind_known CHECK (
    kind IN ('cleaning', 'bed_linen', 'bath_linen', 'energy', 'pet', 'tourist_tax', 'deposit', 'other')),
  CONSTRAINT listing_costs_per_known CHECK (per IN ('stay', 'night', 'person', 'person_night', 'pet', 'pet_night')),
  CONSTRAINT listing_costs_amount_bounds CHECK (amount_cents BETWEEN 0 AND 1000000),
  CONSTRAINT listing_costs_label_of_other CHECK (kind <> 'other' OR label IS NOT NULL),
  CONSTRAINT listing_costs_deposit_per_stay CHECK (kind <> 'deposit' OR per = 'stay')
);

CREATE TABLE listing_length_discounts (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  place smallint NOT NULL,
  nights smallint NOT NULL,
  percent smallint NOT NULL,
  PRIMARY KEY (listing_id, place),
  CONSTRAINT listing_length_discounts_once UNIQUE (listing_id, nights),
  CONSTRAINT listing_length_discounts_bounds CHECK (
    place BETWEEN 1 AND 3 AND nights BETWEEN 2 AND 365 AND percent BETWEEN 1 AND 60)
);

-- What the guest was told when asking; older requests have none.
ALTER TABLE booking_requests
  ADD COLUMN quote jsonb,
  ADD CONSTRAINT booking_requests_quote_has_total CHECK (
    quote IS NULL OR jsonb_typeof(quote -> 'total_cents') = 'number' AND (quote -> 'price')::int = price);

CREATE FUNCTION keep_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the quote of a request is kept as it was asked' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER keep_quote BEFORE UPDATE OF quote ON booking_requests FOR EACH ROW
  WHEN (NEW.quote IS DISTINCT FROM OLD.quote) EXECUTE FUNCTION keep_quote();

-- Told like the other parts of a home (see the migration of the change log).
DO $$
DECLARE relation text;
BEGIN
  FOREACH relation IN ARRAY ARRAY['listing_seasons', 'listing_costs', 'listing_length_discounts'] LOOP
    EXECUTE format('CREATE TRIGGER log_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(''home'', ''listing_id'')', relation);
    EXECUTE format('CREATE TRIGGER log_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(''home'', ''listing_id'')', relation);
    EXECUTE format('CREATE TRIGGER log_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(''home'', ''listing_id'')', relation);
    EXECUTE format('CREATE TRIGGER log_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(''home'', ''listing_id'')', relation);
  END LOOP;
END $$;
