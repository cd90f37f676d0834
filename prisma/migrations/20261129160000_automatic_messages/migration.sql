-- Reply texts that leave by themselves (docs/rules/automatic-messages.md): when, for which homes, and what became of them.
CREATE TYPE message_moment AS ENUM ('approved', 'before_arrival', 'arrival', 'during', 'before_departure', 'after_departure');

ALTER TABLE messages ADD COLUMN automatic boolean NOT NULL DEFAULT false;

ALTER TABLE reply_templates
  ADD COLUMN send_moment message_moment,
  ADD COLUMN send_days smallint,
  ADD COLUMN send_hour smallint,
  ADD COLUMN send_since timestamptz(3),
  ADD CONSTRAINT reply_templates_send CHECK (
    num_nulls(send_moment, send_days, send_hour, send_since) IN (0, 4)
    AND send_days BETWEEN 0 AND 60 AND send_hour BETWEEN 8 AND 21);
CREATE INDEX reply_templates_sent_alone_idx ON reply_templates (user_id) WHERE send_moment IS NOT NULL;

CREATE TABLE reply_template_listings (
  reply_template_id integer NOT NULL REFERENCES reply_templates (id) ON DELETE CASCADE ON UPDATE CASCADE,
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (reply_template_id, listing_id)
);
CREATE INDEX reply_template_listings_listing_id_idx ON reply_template_listings (listing_id);

-- No homes means all of them: a text for homes that are gone is switched off instead.
CREATE FUNCTION switch_off_without_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reply_templates t SET send_moment = NULL, send_days = NULL, send_hour = NULL, send_since = NULL
    WHERE t.id = OLD.reply_template_id AND t.send_moment IS NOT NULL
      AND NOT EXISTS (SELECT FROM reply_template_listings o WHERE o.reply_template_id = t.id);
  RETURN NULL;
END $$;
CREATE TRIGGER switch_off AFTER DELETE ON reply_template_listings
  FOR EACH ROW EXECUTE FUNCTION switch_off_without_homes();

-- Once a stay: whoever writes the row sends the message, or keeps it from being sent.
CREATE TABLE automatic_messages (
  booking_request_id integer NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  reply_template_id integer NOT NULL REFERENCES reply_templates (id) ON DELETE CASCADE ON UPDATE CASCADE,
  skipped boolean NOT NULL,
  message_id integer REFERENCES messages (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (booking_request_id, reply_template_id),
  CONSTRAINT automatic_messages_skipped CHECK (NOT skipped OR message_id IS NULL)
);
CREATE INDEX automatic_messages_reply_template_id_idx ON automatic_messages (reply_template_id);
CREATE UNIQUE INDEX automatic_messages_message_id_key ON automatic_messages (message_id);

-- The same as `sendMoment` in lib/messages/send-moment.ts; null where the stay has no such moment.
CREATE FUNCTION message_due_at(
  moment message_moment, days int, hour int, start_date date, end_date date, approved_at timestamptz
) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN moment = 'approved' AND days = 0 THEN approved_at ELSE (
    CASE moment
      WHEN 'approved' THEN (approved_at AT TIME ZONE 'Europe/Brussels')::date + days
      WHEN 'before_arrival' THEN start_date - days
      WHEN 'arrival' THEN start_date
      WHEN 'during' THEN CASE WHEN start_date + days < end_date THEN start_date + days END
      WHEN 'before_departure' THEN greatest(end_date - days, start_date)
      WHEN 'after_departure' THEN end_date + days
    END + make_interval(hours => hour)) AT TIME ZONE 'Europe/Brussels' END
$$;

-- What is due is looked for each minute, by home; arrivals have an index already.
CREATE INDEX booking_requests_approved_departures_idx ON booking_requests (listing_id, end_date) WHERE status = 'approved';
CREATE INDEX booking_requests_approvals_idx ON booking_requests (listing_id, approved_at) WHERE status = 'approved';
