-- Agreements between landlord and guest (docs/rules/payments.md#agreement).
ALTER TABLE listings ADD COLUMN agreement_clause varchar(2000);

-- The language that the guest reads.
ALTER TABLE booking_requests
  ADD COLUMN locale varchar(2) NOT NULL DEFAULT 'nl',
  ADD CONSTRAINT booking_requests_locale CHECK (locale IN ('nl', 'fr', 'de', 'en'));

CREATE TABLE agreements (
  id serial PRIMARY KEY,
  booking_request_id integer NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  file bytea NOT NULL,
  sha256 varchar(64) NOT NULL,
  languages text[] NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  accepted_at timestamptz(3),
  accepted_by varchar(100),
  CONSTRAINT agreements_sha256 CHECK (sha256 = encode(sha256(file), 'hex')),
  CONSTRAINT agreements_languages CHECK (
    languages <@ ARRAY['nl', 'fr', 'de', 'en'] AND cardinality(languages) BETWEEN 1 AND 2),
  CONSTRAINT agreements_accepted CHECK ((accepted_at IS NULL) = (accepted_by IS NULL) AND accepted_by <> '')
);
CREATE INDEX agreements_booking_request_id_id_idx ON agreements (booking_request_id, id);

-- Nothing is agreed for what nobody approved.
CREATE FUNCTION check_agreement_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking_requests WHERE id = NEW.booking_request_id AND status = 'approved' AND anonymised_at IS NULL;
  IF NOT FOUND OR NEW.accepted_at IS NOT NULL THEN
    RAISE EXCEPTION 'an agreement is made for an approved stay whose guest is known, and accepted later'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'agreements_of_booking';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_booking BEFORE INSERT ON agreements
  FOR EACH ROW EXECUTE FUNCTION check_agreement_of_booking();

-- What was made stays as it is; it can be accepted, once.
CREATE FUNCTION keep_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an agreement never changes, and is accepted once' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER keep_made BEFORE UPDATE ON agreements FOR EACH ROW
  WHEN ((OLD.id, OLD.booking_request_id, OLD.file, OLD.sha256, OLD.languages, OLD.created_at)
      IS DISTINCT FROM (NEW.id, NEW.booking_request_id, NEW.file, NEW.sha256, NEW.languages, NEW.created_at)
    OR OLD.accepted_at IS NOT NULL AND (OLD.accepted_at, OLD.accepted_by)
      IS DISTINCT FROM (NEW.accepted_at, NEW.accepted_by))
  EXECUTE FUNCTION keep_agreement();
