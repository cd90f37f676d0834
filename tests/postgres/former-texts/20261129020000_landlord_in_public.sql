-- What the public reads of a landlord beside the first name: languages, and a photo. Its address holds an id of its own,
-- new with each photo, so that it tells nothing of the account and an answer that was kept never shows a former one.
ALTER TABLE users
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD COLUMN photo_id uuid,
  ADD COLUMN photo_key varchar(120),
  -- Each at most once, and no others: then as many as there are among these four.
  ADD CONSTRAINT users_languages CHECK (array_position(languages, NULL) IS NULL AND cardinality(languages) =
    ('nl' = ANY (languages))::int + ('fr' = ANY (languages))::int + ('de' = ANY (languages))::int
    + ('en' = ANY (languages))::int),
  ADD CONSTRAINT users_photo_whole CHECK ((photo_id IS NULL) = (photo_key IS NULL));
CREATE UNIQUE INDEX users_photo_id_key ON users (photo_id);
-- Looked up before a file is deleted.
CREATE INDEX users_photo_key_idx ON users (photo_key);

-- The file belongs to its row like that of a home or an article (see the migration of unclaimed photos).
CREATE TRIGGER claim_photo AFTER INSERT OR UPDATE OF photo_key ON users
  FOR EACH ROW EXECUTE FUNCTION claim_photo('photo_key');
CREATE TRIGGER release_photo AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION release_photo('photo_key');
CREATE TRIGGER release_replaced_photo AFTER UPDATE OF photo_key ON users
  FOR EACH ROW WHEN (OLD.photo_key IS DISTINCT FROM NEW.photo_key) EXECUTE FUNCTION release_photo('photo_key');

-- Several columns may be shown: an update of none of them is no change.
CREATE OR REPLACE FUNCTION log_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT int := 20000;
  subject text := coalesce(nullif(quote_ident(TG_ARGV[1]), '""'), 'NULL::int');
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s FROM changed', subject)
    WHEN 'DELETE' THEN format('SELECT %s FROM former', subject)
    ELSE format('SELECT %1$s FROM changed UNION SELECT %1$s FROM former', subject) END;
  ids int[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO changes (kind) VALUES (TG_ARGV[0]);
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_NARGS > 2 THEN
    rows := format('SELECT %1$s FROM changed JOIN former USING (%1$s) WHERE %2$s', subject,
      (SELECT string_agg(format('changed.%1$I IS DISTINCT FROM former.%1$I', shown), ' OR ')
        FROM generate_series(2, TG_NARGS - 1) AS place, LATERAL (SELECT TG_ARGV[place] AS shown) AS one));
  END IF;
  EXECUTE format('SELECT ARRAY(SELECT DISTINCT * FROM (%s) AS subjects LIMIT %s)', rows, most + 1) INTO ids;
  -- Where it would name too many, a reader is quicker looking at everything again.
  IF cardinality(ids) > most THEN ids := ARRAY[NULL]; END IF;
  INSERT INTO changes (kind, subject_id) SELECT TG_ARGV[0], unnest(ids);
  RETURN NULL;
END $$;
DROP TRIGGER log_update ON users;
CREATE TRIGGER log_update AFTER UPDATE ON users REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('landlord', 'id', 'first_name', 'languages', 'photo_id');

-- Admins are told of them as of the first name.
CREATE OR REPLACE FUNCTION listing_shown(listing integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'owner_first_name', u.first_name, 'owner_languages', to_jsonb(u.languages), 'owner_photo', u.photo_id,
    'logiesdecreet', l.logiesdecreet, 'property_type', l.property_type,
    'city_id', l.listing_city_id, 'street', l.address_street_name, 'house_number', l.address_house_number,
    'house_number_suffix', l.address_house_number_suffix, 'postcode', l.address_postcode,
    'display_home_address', l.display_home_address, 'latitude', l.latitude, 'longitude', l.longitude,
    'distance_to_beach_m', l.distance_to_beach_m, 'phone_number', l.phone_number,
    'bedrooms', l.number_of_bedrooms, 'bathrooms', l.number_of_bathrooms, 'max_capacity', l.max_capacity,
    'oceanview', l.oceanview, 'check_in', l.check_in, 'check_out', l.check_out, 'cancellation', l.cancellation,
    'price', l.price, 'weekend_price', l.weekend_price, 'last_minute_days', l.last_minute_days,
    'last_minute_percent', l.last_minute_percent, 'early_days', l.early_days, 'early_percent', l.early_percent,
    'min_stay', l.min_stay, 'max_stay', l.max_stay, 'advance_days', l.max_days_reservation_advance,
    'preparation_nights', l.preparation_nights, 'notice_days', l.notice_days, 'gap_stays', l.gap_stays,
    'rental_periods', to_jsonb(array_remove(ARRAY[
      CASE WHEN l.rental_period_night THEN 'night' END, CASE WHEN l.rental_period_week THEN 'week' END,
      CASE WHEN l.rental_period_midweek THEN 'midweek' END,
      CASE WHEN l.rental_period_two_weeks THEN 'two_weeks' END,
      CASE WHEN l.rental_period_weekend THEN 'weekend' END,
      CASE WHEN l.rental_period_long_weekend THEN 'long_weekend' END,
      CASE WHEN l.rental_period_month THEN 'month' END, CASE WHEN l.rental_period_year THEN 'year' END], NULL)),
    'settings', (SELECT coalesce(jsonb_agg(jsonb_build_object('option', s.listing_option_id, 'value', s.value)
      ORDER BY s.listing_option_id), '[]') FROM listing_settings s WHERE s.listing_id = l.id),
    'beds', (SELECT coalesce(jsonb_agg(jsonb_build_object('room', b.room, 'kind', b.kind, 'count', b.count) ORDER BY b.room, b.place), '[]')
      FROM listing_beds b WHERE b.listing_id = l.id),
    'costs', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'label', c.label, 'cents', c.amount_cents,
      'per', c.per, 'optional', c.optional, 'on_site', c.on_site) ORDER BY c.place), '[]') FROM listing_costs c WHERE c.listing_id = l.id),
    'length_discounts', (SELECT coalesce(jsonb_agg(jsonb_build_object('nights', d.nights, 'percent', d.percent) ORDER BY d.nights), '[]')
      FROM listing_length_discounts d WHERE d.listing_id = l.id),
    'seasons', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'start', s.start_date, 'end', s.end_date,
      'price', s.price, 'weekend_price', s.weekend_price, 'min_stay', s.min_stay, 'arrivals', s.arrival_days,
      'departures', s.departure_days) ORDER BY s.start_date), '[]')
      FROM listing_seasons s WHERE s.listing_id = l.id))
  FROM listings l JOIN users u ON u.id = l.user_id WHERE l.id = listing
$$;
-- There were none when these were looked at.
UPDATE listing_snapshots SET shown = shown || '{"owner_languages": [], "owner_photo": null}';

DROP TRIGGER mark_changed_owner ON users;
CREATE TRIGGER mark_changed_owner AFTER UPDATE OF first_name, languages, photo_id ON users
  FOR EACH ROW WHEN ((OLD.first_name, OLD.languages, OLD.photo_id) IS DISTINCT FROM
    (NEW.first_name, NEW.languages, NEW.photo_id)) EXECUTE FUNCTION mark_changed_owner();
