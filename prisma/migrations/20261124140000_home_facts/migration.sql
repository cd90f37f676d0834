-- What guests ask before and after they book (docs/rules/listings.md#further-facts): house rules, cancellation, how to
-- get in, how far the beach is, and which beds stand in which room.
CREATE TYPE cancellation AS ENUM ('flexible', 'moderate', 'strict', 'agreed');
CREATE TYPE bed_kind AS ENUM ('single', 'double', 'bunk', 'sofa', 'cot');

ALTER TABLE listings
  ADD COLUMN house_rules varchar(1500),
  ADD COLUMN cancellation cancellation,
  ADD COLUMN arrival_info varchar(3000),
  ADD COLUMN distance_to_beach_m integer,
  ADD CONSTRAINT listings_distance_to_beach_bounds CHECK (distance_to_beach_m BETWEEN 0 AND 10000);

CREATE TABLE listing_rooms (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  place smallint NOT NULL,
  name varchar(60) NOT NULL,
  PRIMARY KEY (listing_id, place),
  CONSTRAINT listing_rooms_place_bounds CHECK (place BETWEEN 1 AND 20),
  CONSTRAINT listing_rooms_named CHECK (name <> '')
);

-- A kind of bed stands in a room once, with how many there are.
CREATE TABLE listing_beds (
  listing_id integer NOT NULL,
  room smallint NOT NULL,
  place smallint NOT NULL,
  kind bed_kind NOT NULL,
  count smallint NOT NULL,
  PRIMARY KEY (listing_id, room, place),
  CONSTRAINT listing_beds_kind_once UNIQUE (listing_id, room, kind),
  CONSTRAINT listing_beds_room_fkey FOREIGN KEY (listing_id, room)
    REFERENCES listing_rooms (listing_id, place) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT listing_beds_bounds CHECK (place BETWEEN 1 AND 5 AND count BETWEEN 1 AND 10)
);

-- Told like the other parts of a home (see the migration of the change log).
DO $$
DECLARE relation text;
BEGIN
  FOREACH relation IN ARRAY ARRAY['listing_rooms', 'listing_beds'] LOOP
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

-- What owners write freely and everybody reads is looked at by admins: house rules and names of rooms too.
ALTER TABLE listing_snapshots
  ADD COLUMN house_rules varchar(1500),
  ADD COLUMN room_names varchar(60)[] NOT NULL DEFAULT '{}';

CREATE FUNCTION listing_room_names(listing integer) RETURNS varchar[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(name ORDER BY place), '{}') FROM listing_rooms WHERE listing_id = listing
$$;

CREATE OR REPLACE FUNCTION keep_listing_snapshot(listing integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_snapshots
      (listing_id, name_holiday_home, name_residence, description, house_rules, room_names, photo_keys)
    SELECT id, name_holiday_home, name_residence, description, house_rules, listing_room_names(id),
      listing_photo_keys(id)
    FROM listings WHERE id = listing
  ON CONFLICT (listing_id) DO UPDATE SET
    name_holiday_home = excluded.name_holiday_home, name_residence = excluded.name_residence,
    description = excluded.description, house_rules = excluded.house_rules, room_names = excluded.room_names,
    photo_keys = excluded.photo_keys, seen_at = now(), changed_at = NULL
$$;

CREATE OR REPLACE FUNCTION mark_listing_changes(listings_touched integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE listing_snapshots s SET changed_at = CASE WHEN now_.differs THEN now() END
  FROM (
    SELECT l.id, (seen.name_holiday_home, seen.name_residence, seen.description, seen.house_rules, seen.room_names,
        seen.photo_keys)
      IS DISTINCT FROM (l.name_holiday_home, l.name_residence, l.description, l.house_rules,
        listing_room_names(l.id), listing_photo_keys(l.id)) AS differs
    FROM listing_snapshots seen JOIN listings l ON l.id = seen.listing_id
    WHERE l.id = ANY (listings_touched)
  ) now_
  WHERE s.listing_id = now_.id AND (s.changed_at IS NOT NULL) <> now_.differs
$$;

DROP TRIGGER mark_changed_texts ON listings;
CREATE TRIGGER mark_changed_texts AFTER UPDATE OF name_holiday_home, name_residence, description, house_rules ON listings
  FOR EACH ROW WHEN ((OLD.name_holiday_home, OLD.name_residence, OLD.description, OLD.house_rules)
    IS DISTINCT FROM (NEW.name_holiday_home, NEW.name_residence, NEW.description, NEW.house_rules))
  EXECUTE FUNCTION mark_changed_listing();

-- What photos do when they change, rooms do as well.
ALTER FUNCTION mark_changed_photos() RENAME TO mark_changed_parts;
CREATE TRIGGER mark_changed_rooms_insert AFTER INSERT ON listing_rooms
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
CREATE TRIGGER mark_changed_rooms_update AFTER UPDATE ON listing_rooms
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
CREATE TRIGGER mark_changed_rooms_delete AFTER DELETE ON listing_rooms
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
