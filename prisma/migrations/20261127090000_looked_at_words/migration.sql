-- What owners write with their photos and of costs of their own is read by everybody, and so looked at by admins too.
ALTER TABLE listing_snapshots
  ADD COLUMN photo_words varchar(200)[] NOT NULL DEFAULT '{}',
  ADD COLUMN cost_labels varchar(60)[] NOT NULL DEFAULT '{}';

-- In order of the text: another order of the photos is no change.
CREATE FUNCTION listing_photo_words(listing integer) RETURNS varchar[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(description ORDER BY description COLLATE "C"), '{}')
  FROM listing_pictures WHERE listing_id = listing AND description <> ''
$$;
CREATE FUNCTION listing_cost_labels(listing integer) RETURNS varchar[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(label ORDER BY label COLLATE "C"), '{}')
  FROM listing_costs WHERE listing_id = listing AND label <> ''
$$;

CREATE OR REPLACE FUNCTION keep_listing_snapshot(listing integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_snapshots
      (listing_id, name_holiday_home, name_residence, description, house_rules, room_names, cost_labels, photo_words,
        photo_keys)
    SELECT id, name_holiday_home, name_residence, description, house_rules, listing_room_names(id),
      listing_cost_labels(id), listing_photo_words(id), listing_photo_keys(id)
    FROM listings WHERE id = listing
  ON CONFLICT (listing_id) DO UPDATE SET
    name_holiday_home = excluded.name_holiday_home, name_residence = excluded.name_residence,
    description = excluded.description, house_rules = excluded.house_rules, room_names = excluded.room_names,
    cost_labels = excluded.cost_labels, photo_words = excluded.photo_words, photo_keys = excluded.photo_keys,
    seen_at = now(), changed_at = NULL
$$;

CREATE OR REPLACE FUNCTION mark_listing_changes(listings_touched integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE listing_snapshots s SET changed_at = CASE WHEN now_.differs THEN now() END
  FROM (
    SELECT l.id, (seen.name_holiday_home, seen.name_residence, seen.description, seen.house_rules, seen.room_names,
        seen.cost_labels, seen.photo_words, seen.photo_keys)
      IS DISTINCT FROM (l.name_holiday_home, l.name_residence, l.description, l.house_rules, listing_room_names(l.id),
        listing_cost_labels(l.id), listing_photo_words(l.id), listing_photo_keys(l.id)) AS differs
    FROM listing_snapshots seen JOIN listings l ON l.id = seen.listing_id
    WHERE l.id = ANY (listings_touched)
  ) now_
  WHERE s.listing_id = now_.id AND (s.changed_at IS NOT NULL) <> now_.differs
$$;

CREATE TRIGGER mark_changed_costs_insert AFTER INSERT ON listing_costs
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
CREATE TRIGGER mark_changed_costs_update AFTER UPDATE ON listing_costs
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
CREATE TRIGGER mark_changed_costs_delete AFTER DELETE ON listing_costs
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();

-- What stands there now counts as looked at.
UPDATE listing_snapshots
SET photo_words = listing_photo_words(listing_id), cost_labels = listing_cost_labels(listing_id);
