-- Changes of approved stays that one side asks and the other decides on (docs/rules/stay-changes.md).
CREATE TYPE stay_change_state AS ENUM ('open', 'accepted', 'declined', 'taken_back', 'expired');

CREATE TABLE stay_changes (
  id serial PRIMARY KEY,
  booking_request_id integer NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  asked_by request_party NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  number_of_adults smallint NOT NULL,
  number_of_children smallint NOT NULL,
  number_of_babies smallint NOT NULL,
  number_of_pets smallint NOT NULL,
  total_cents integer NOT NULL,
  on_site_cents integer,
  message varchar(2000),
  state stay_change_state NOT NULL DEFAULT 'open',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  decided_at timestamptz(3),
  CONSTRAINT stay_changes_days CHECK (end_date > start_date),
  CONSTRAINT stay_changes_party CHECK (
    number_of_adults >= 1 AND number_of_children >= 0 AND number_of_babies >= 0 AND number_of_pets >= 0),
  CONSTRAINT stay_changes_total CHECK (total_cents >= 0 AND on_site_cents >= 0),
  CONSTRAINT stay_changes_decided CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE INDEX stay_changes_booking_request_id_id_idx ON stay_changes (booking_request_id, id);
-- One at a time.
CREATE UNIQUE INDEX stay_changes_one_open ON stay_changes (booking_request_id) WHERE state = 'open';

-- What an accepted change leaves on the stay: when, by how many days the terms that were told moved with the arrival,
-- and what of the new total is paid on the spot (null: as in the quote).
ALTER TABLE booking_requests
  ADD COLUMN changed_at timestamptz(3),
  ADD COLUMN terms_shift integer NOT NULL DEFAULT 0,
  ADD COLUMN agreed_on_site_cents integer,
  ADD CONSTRAINT booking_requests_changed CHECK (
    changed_at IS NOT NULL OR terms_shift = 0 AND agreed_on_site_cents IS NULL),
  ADD CONSTRAINT booking_requests_agreed_on_site CHECK (agreed_on_site_cents >= 0);

CREATE FUNCTION check_stay_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking_requests
  WHERE id = NEW.booking_request_id AND status = 'approved' AND NOT manual AND anonymised_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a change is asked of an approved stay that a guest requested'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stay_changes_of_stay';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_stay BEFORE INSERT ON stay_changes FOR EACH ROW EXECUTE FUNCTION check_stay_change();

-- What the other side read and decided on stays true.
CREATE FUNCTION keep_stay_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a change that was asked is only decided on, once' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER keep_asked BEFORE UPDATE ON stay_changes FOR EACH ROW
  WHEN (OLD.state <> 'open' OR (OLD.booking_request_id, OLD.asked_by, OLD.start_date, OLD.end_date, OLD.number_of_adults,
      OLD.number_of_children, OLD.number_of_babies, OLD.number_of_pets, OLD.total_cents, OLD.on_site_cents, OLD.message)
    IS DISTINCT FROM (NEW.booking_request_id, NEW.asked_by, NEW.start_date, NEW.end_date, NEW.number_of_adults,
      NEW.number_of_children, NEW.number_of_babies, NEW.number_of_pets, NEW.total_cents, NEW.on_site_cents, NEW.message))
  EXECUTE FUNCTION keep_stay_change();

-- Of a stay that is off nothing is changed any more.
CREATE FUNCTION close_stay_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stay_changes SET state = 'expired', decided_at = now()
  WHERE booking_request_id = NEW.id AND state = 'open';
  RETURN NULL;
END $$;
CREATE TRIGGER close_changes AFTER UPDATE OF status ON booking_requests
  FOR EACH ROW WHEN (OLD.status = 'approved' AND NEW.status <> 'approved') EXECUTE FUNCTION close_stay_changes();
