-- What guests say of a stay (docs/rules/reviews.md): at most one of a stay, from the day after departure for 60 days.
CREATE TABLE reviews (
  id serial PRIMARY KEY,
  -- Without one where its landlord removed the request: what was said of the home stays.
  booking_request_id integer REFERENCES booking_requests (id) ON DELETE SET NULL ON UPDATE CASCADE,
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  rating smallint NOT NULL,
  cleanliness smallint NOT NULL,
  location smallint NOT NULL,
  value smallint NOT NULL,
  communication smallint NOT NULL,
  body varchar(1500) NOT NULL,
  name_shown varchar(60) NOT NULL,
  reply varchar(1500),
  replied_at timestamptz(3),
  read_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_reason varchar(500),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT reviews_figures CHECK (rating BETWEEN 1 AND 5 AND cleanliness BETWEEN 1 AND 5 AND location BETWEEN 1 AND 5
    AND value BETWEEN 1 AND 5 AND communication BETWEEN 1 AND 5),
  CONSTRAINT reviews_body_length CHECK (char_length(body) >= 20),
  CONSTRAINT reviews_named CHECK (name_shown <> ''),
  CONSTRAINT reviews_reply_whole CHECK ((reply IS NULL) = (replied_at IS NULL) AND reply <> ''),
  CONSTRAINT reviews_hidden_whole CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL) AND hidden_reason <> '')
);
CREATE UNIQUE INDEX reviews_booking_request_id_key ON reviews (booking_request_id);
CREATE INDEX reviews_listing_id_created_at_id_idx ON reviews (listing_id, created_at DESC, id DESC);

-- What a landlord reported to the admins; one that is settled was looked at.
CREATE TABLE review_reports (
  id serial PRIMARY KEY,
  review_id integer NOT NULL REFERENCES reviews (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id integer REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  reason varchar(500) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  settled_at timestamptz(3),
  CONSTRAINT review_reports_reasoned CHECK (reason <> '')
);
CREATE INDEX review_reports_review_id_idx ON review_reports (review_id);
CREATE INDEX review_reports_user_id_idx ON review_reports (user_id);
CREATE UNIQUE INDEX review_reports_open_once ON review_reports (review_id) WHERE settled_at IS NULL;

-- Nothing is said of a stay that did not take place, or of another home.
CREATE FUNCTION check_review_of_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE said date := (NEW.created_at AT TIME ZONE 'Europe/Brussels')::date;
BEGIN
  PERFORM FROM booking_requests WHERE id = NEW.booking_request_id AND listing_id = NEW.listing_id
    AND status = 'approved' AND said BETWEEN end_date + 1 AND end_date + 60;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review is of an approved stay of the home that ended 1 to 60 days before'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_of_stay';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_stay BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION check_review_of_stay();

-- When the guest of a stay was asked for a review. Nobody is asked about what is long ago.
ALTER TABLE booking_requests ADD COLUMN review_asked_at timestamptz(3);
UPDATE booking_requests SET review_asked_at = now() WHERE end_date < CURRENT_DATE;
CREATE INDEX booking_requests_review_due ON booking_requests (end_date)
  WHERE status = 'approved' AND review_asked_at IS NULL;

-- The figures of a home are those of its shown reviews, whoever writes them. Of two at once the second waits for the
-- row of the home and then counts anew: each statement of the function sees what was committed before it.
UPDATE listings SET rating = NULL WHERE rating IS NOT NULL;
ALTER TABLE listings
  ADD COLUMN reviews_count integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT listings_rating_counted CHECK (reviews_count >= 0 AND (rating IS NULL) = (reviews_count = 0));

CREATE FUNCTION keep_listing_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids int[];
BEGIN
  IF TG_OP = 'INSERT' THEN ids := ARRAY(SELECT DISTINCT listing_id FROM changed);
  ELSIF TG_OP = 'DELETE' THEN ids := ARRAY(SELECT DISTINCT listing_id FROM former);
  ELSE
    ids := ARRAY(SELECT DISTINCT unnest(ARRAY[n.listing_id, o.listing_id]) FROM changed n JOIN former o USING (id)
      WHERE (n.listing_id, n.rating, n.hidden_at IS NULL) IS DISTINCT FROM (o.listing_id, o.rating, o.hidden_at IS NULL));
  END IF;
  IF cardinality(ids) = 0 THEN RETURN NULL; END IF;
  PERFORM FROM listings WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings l SET rating = shown.rating, reviews_count = shown.count
  FROM (
    SELECT home.id, round(avg(r.rating), 2) AS rating, count(r.id) AS count
    FROM unnest(ids) AS home (id) LEFT JOIN reviews r ON r.listing_id = home.id AND r.hidden_at IS NULL
    GROUP BY home.id
  ) shown
  WHERE l.id = shown.id AND (l.rating, l.reviews_count) IS DISTINCT FROM (shown.rating, shown.count);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_rating_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_rating();
CREATE TRIGGER keep_rating_update AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_rating();
CREATE TRIGGER keep_rating_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_rating();

-- What a landlord did, as the nightly job counted it (docs/rules/landlord-facts.md).
CREATE TABLE landlord_facts (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  since_year smallint NOT NULL,
  requests integer NOT NULL,
  answered integer NOT NULL,
  answer_hours smallint,
  CONSTRAINT landlord_facts_bounds CHECK (answered BETWEEN 0 AND requests AND answer_hours > 0)
);

-- Whether the register held the licence number last night.
ALTER TABLE listings ADD COLUMN licence_in_register boolean NOT NULL DEFAULT false;
CREATE FUNCTION forget_licence_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.licence_in_register := false;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_licence_check BEFORE UPDATE OF logiesdecreet ON listings
  FOR EACH ROW WHEN (OLD.logiesdecreet <> NEW.logiesdecreet) EXECUTE FUNCTION forget_licence_check();

-- Told like the other parts of a home (see the migration of the change log); a landlord's facts like the name.
DO $$
DECLARE watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('reviews', '''home'', ''listing_id'''),
    ('landlord_facts', '''landlord'', ''user_id''')
  ) AS list (relation, arguments) LOOP
    EXECUTE format('CREATE TRIGGER log_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
  END LOOP;
END $$;
