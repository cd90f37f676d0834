-- What was reported of stays to an authority (docs/rules/short-stay-reports.md#reports).
CREATE TYPE report_period_state AS ENUM ('ready', 'running', 'retrying', 'sent', 'failed');
CREATE TYPE report_cause AS ENUM ('value', 'area_ended', 'regulation', 'other');

-- A month or a quarter that was sent at least once, or is being sent.
CREATE TABLE report_periods (
  name varchar(7) PRIMARY KEY,
  state report_period_state NOT NULL,
  error varchar(500),
  last_run_at timestamptz(3),
  -- Since the last answer, and when to try again.
  attempts integer NOT NULL DEFAULT 0,
  retry_at timestamptz(3),
  -- Instead of its records, once those are 18 months old.
  totals jsonb,
  CONSTRAINT report_periods_name CHECK (name ~ '^20\d\d-(0[1-9]|1[0-2]|Q[1-4])$'),
  CONSTRAINT report_periods_error CHECK ((state IN ('failed', 'retrying')) = (error IS NOT NULL)),
  CONSTRAINT report_periods_retry CHECK ((state = 'retrying') = (retry_at IS NOT NULL))
);

-- The same bytes are sent until they are answered: one batch at a time.
CREATE TABLE report_batches (
  id serial PRIMARY KEY,
  period varchar(7) NOT NULL,
  body text,
  size integer NOT NULL CHECK (size BETWEEN 1 AND 1000),
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  answered_at timestamptz(3),
  answer jsonb,
  CONSTRAINT report_batches_body CHECK ((body IS NULL) = (answered_at IS NOT NULL)),
  CONSTRAINT report_batches_answer CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX report_batches_one_open ON report_batches ((true)) WHERE answered_at IS NULL;
CREATE INDEX report_batches_answered_at_idx ON report_batches (answered_at);

-- One stay in one area.
CREATE TABLE stay_reports (
  id serial PRIMARY KEY,
  activity_id varchar(64) NOT NULL,
  booking_request_id integer REFERENCES booking_requests (id) ON DELETE SET NULL ON UPDATE CASCADE,
  listing_id integer REFERENCES listings (id) ON DELETE SET NULL ON UPDATE CASCADE,
  code varchar(8) NOT NULL,
  area_id varchar(64) NOT NULL,
  period varchar(7) NOT NULL,
  -- As last made to be sent, as text: a repeat and a comparison need the very bytes.
  body text NOT NULL,
  -- The days and hours of the stay, and the point of the home, of which it was made.
  made_of varchar(120) NOT NULL,
  batch_id integer REFERENCES report_batches (id) ON DELETE SET NULL ON UPDATE CASCADE,
  position integer,
  sent_at timestamptz(3),
  -- What the authority has, and the start of that version, with its microseconds.
  accepted text,
  accepted_of varchar(120),
  accepted_version varchar(64),
  corrected integer NOT NULL DEFAULT 0,
  cause report_cause,
  errors jsonb,
  told_at timestamptz(3),
  CONSTRAINT stay_reports_cause CHECK ((cause IS NULL) = (errors IS NULL)),
  CONSTRAINT stay_reports_accepted CHECK (
    (accepted IS NULL) = (accepted_version IS NULL) AND (accepted IS NULL) = (accepted_of IS NULL)),
  CONSTRAINT stay_reports_batch CHECK ((batch_id IS NULL) = (position IS NULL))
);
CREATE UNIQUE INDEX stay_reports_activity_id_key ON stay_reports (activity_id);
CREATE INDEX stay_reports_booking_request_id_idx ON stay_reports (booking_request_id);
CREATE INDEX stay_reports_listing_id_sent_at_idx ON stay_reports (listing_id, sent_at DESC);
CREATE INDEX stay_reports_period_idx ON stay_reports (period);
CREATE INDEX stay_reports_batch_id_idx ON stay_reports (batch_id);

-- Which stays a period has.
CREATE INDEX booking_requests_approved_end_date_idx ON booking_requests (end_date, id)
  WHERE status = 'approved' AND NOT manual;
