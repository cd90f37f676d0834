-- A row of the history for all that changed at once, as ranges of nights: it was a row a night.
CREATE TEMPORARY TABLE deeds ON COMMIT DROP AS
WITH nights AS (
  SELECT id, listing_id, user_id, type, by_admin, created_at, (new_values ->> 'valid_at')::date AS night,
    new_values -> 'price' AS price,
    CASE type WHEN 'disabled_booking_period' THEN coalesce(new_values -> 'disabled', 'true') END AS disabled
  FROM listing_logs
  WHERE jsonb_typeof(new_values) = 'object' AND new_values ->> 'valid_at' ~ '^\d{4}-\d\d-\d\d$'
), islands AS (
  SELECT *, night - (row_number() OVER (
    PARTITION BY listing_id, user_id, type, by_admin, created_at, price, disabled ORDER BY night))::int AS island
  FROM nights
), ranges AS (
  SELECT max(id) AS id, listing_id, user_id, type, by_admin, created_at, min(night) AS first,
    jsonb_strip_nulls(jsonb_build_object('valid_at', min(night), 'until', max(night) + 1, 'disabled', disabled))
      || CASE WHEN price IS NULL THEN '{}' ELSE jsonb_build_object('price', price) END AS change
  FROM islands GROUP BY listing_id, user_id, type, by_admin, created_at, price, disabled, island
)
SELECT max(id) AS id, listing_id, user_id, type, by_admin, created_at, jsonb_agg(change ORDER BY first) AS changes
FROM ranges GROUP BY listing_id, user_id, type, by_admin, created_at;

DELETE FROM listing_logs;
INSERT INTO listing_logs (id, listing_id, user_id, type, by_admin, created_at, new_values)
SELECT id, listing_id, user_id, type, by_admin, created_at, changes FROM deeds;
