-- When each listing was public. No foreign key: what was online stays counted when a listing is deleted.
CREATE TABLE online_spans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  listing_id int NOT NULL,
  since timestamptz(3) NOT NULL,
  until timestamptz(3),
  CHECK (until IS NULL OR until >= since)
);
CREATE UNIQUE INDEX online_spans_current ON online_spans (listing_id) WHERE until IS NULL;
CREATE INDEX online_spans_since_idx ON online_spans (since);
CREATE INDEX online_spans_until_idx ON online_spans (until);

-- A listing that is not online now was so, as far as is known, from its first publication until it was disabled.
INSERT INTO online_spans (listing_id, since, until)
SELECT id, first_published_at,
  CASE WHEN approved_at IS NULL OR disabled_at IS NOT NULL
    THEN greatest(coalesce(disabled_at, updated_at), first_published_at) END
FROM listings WHERE first_published_at IS NOT NULL;

CREATE FUNCTION note_online_span() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.approved_at IS NOT NULL AND OLD.disabled_at IS NULL;
  is_now boolean := TG_OP <> 'DELETE' AND NEW.approved_at IS NOT NULL AND NEW.disabled_at IS NULL;
BEGIN
  IF was AND NOT is_now THEN
    UPDATE online_spans SET until = greatest(now(), since) WHERE listing_id = OLD.id AND until IS NULL;
  ELSIF is_now AND NOT was THEN
    INSERT INTO online_spans (listing_id, since) VALUES (NEW.id, now());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_online_span_of_new AFTER INSERT ON listings
  FOR EACH ROW WHEN (NEW.approved_at IS NOT NULL AND NEW.disabled_at IS NULL) EXECUTE FUNCTION note_online_span();
CREATE TRIGGER note_online_span AFTER UPDATE OF approved_at, disabled_at ON listings
  FOR EACH ROW WHEN ((OLD.approved_at IS NOT NULL AND OLD.disabled_at IS NULL)
    IS DISTINCT FROM (NEW.approved_at IS NOT NULL AND NEW.disabled_at IS NULL)) EXECUTE FUNCTION note_online_span();
CREATE TRIGGER note_online_span_of_deleted AFTER DELETE ON listings
  FOR EACH ROW WHEN (OLD.approved_at IS NOT NULL AND OLD.disabled_at IS NULL) EXECUTE FUNCTION note_online_span();

-- Searches of visitors, counted without anything about who searched.
CREATE TABLE search_days (
  day date NOT NULL,
  -- 0: along the whole coast, or in several towns
  town_id smallint NOT NULL CHECK (town_id >= 0),
  -- Adults and children; 0: not said
  party smallint NOT NULL CHECK (party BETWEEN 0 AND 20),
  -- Days until the arrival, as the lower bound of a class; -1: no days
  days_ahead smallint NOT NULL CHECK (days_ahead IN (-1, 0, 7, 14, 30, 60, 120, 240)),
  searches int NOT NULL CHECK (searches > 0),
  without_result int NOT NULL CHECK (without_result BETWEEN 0 AND searches),
  PRIMARY KEY (day, town_id, party, days_ahead)
);

-- Figures read by day over all listings; rows are added in the order of their days.
CREATE INDEX listing_view_days_day_idx ON listing_view_days USING brin (day);
CREATE INDEX booking_requests_approved_at_idx ON booking_requests USING brin (approved_at);
CREATE INDEX booking_requests_modified_at_idx ON booking_requests USING brin (modified_at);
