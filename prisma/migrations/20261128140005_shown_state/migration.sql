-- What an admin last saw of a home is all that the public reads of it, not its texts and photos alone: a home can be
-- turned into another by its address, its options and its prices as well.
CREATE FUNCTION listing_shown(listing integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'owner_first_name', u.first_name, 'logiesdecreet', l.logiesdecreet, 'property_type', l.property_type,
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

ALTER TABLE listing_snapshots ADD COLUMN shown jsonb NOT NULL DEFAULT '{}';
-- What stands there now counts as looked at.
UPDATE listing_snapshots SET shown = listing_shown(listing_id);

CREATE OR REPLACE FUNCTION keep_listing_snapshot(listing integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_snapshots
      (listing_id, name_holiday_home, name_residence, description, house_rules, room_names, cost_labels, photo_words,
        photo_keys, shown)
    SELECT id, name_holiday_home, name_residence, description, house_rules, listing_room_names(id),
      listing_cost_labels(id), listing_photo_words(id), listing_photo_keys(id), listing_shown(id)
    FROM listings WHERE id = listing
  ON CONFLICT (listing_id) DO UPDATE SET
    name_holiday_home = excluded.name_holiday_home, name_residence = excluded.name_residence,
    description = excluded.description, house_rules = excluded.house_rules, room_names = excluded.room_names,
    cost_labels = excluded.cost_labels, photo_words = excluded.photo_words, photo_keys = excluded.photo_keys,
    shown = excluded.shown, seen_at = now(), changed_at = NULL
$$;

CREATE OR REPLACE FUNCTION mark_listing_changes(listings_touched integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE listing_snapshots s SET changed_at = CASE WHEN now_.differs THEN now() END
  FROM (
    SELECT l.id, (seen.name_holiday_home, seen.name_residence, seen.description, seen.house_rules, seen.room_names,
        seen.cost_labels, seen.photo_words, seen.photo_keys, seen.shown)
      IS DISTINCT FROM (l.name_holiday_home, l.name_residence, l.description, l.house_rules, listing_room_names(l.id),
        listing_cost_labels(l.id), listing_photo_words(l.id), listing_photo_keys(l.id), listing_shown(l.id)) AS differs
    FROM listing_snapshots seen JOIN listings l ON l.id = seen.listing_id
    WHERE l.id = ANY (listings_touched)
  ) now_
  WHERE s.listing_id = now_.id AND (s.changed_at IS NOT NULL) <> now_.differs
$$;

-- Whatever changes of the row: what differs for the public is found out by the function.
DROP TRIGGER mark_changed_texts ON listings;
CREATE TRIGGER mark_changed_row AFTER UPDATE ON listings
  FOR EACH ROW WHEN (OLD.approved_at IS NOT NULL AND NEW.approved_at IS NOT NULL)
  EXECUTE FUNCTION mark_changed_listing();

DO $$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['listing_settings', 'listing_beds', 'listing_length_discounts', 'listing_seasons'] LOOP
    EXECUTE format('CREATE TRIGGER mark_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts()', part);
    EXECUTE format('CREATE TRIGGER mark_changed_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts()', part);
    EXECUTE format('CREATE TRIGGER mark_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts()', part);
  END LOOP;
END $$;

-- The first name stands on the page of each home.
CREATE FUNCTION mark_changed_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_listing_changes(ARRAY(SELECT id FROM listings WHERE user_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER mark_changed_owner AFTER UPDATE OF first_name ON users
  FOR EACH ROW WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name) EXECUTE FUNCTION mark_changed_owner();
