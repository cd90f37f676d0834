-- Where the others of the party live, as the request says (docs/rules/short-stay-reports.md#who-stayed).
ALTER TABLE booking_requests ADD COLUMN other_guests jsonb CHECK (jsonb_typeof(other_guests) = 'array');

-- Who stayed, as the landlord said after the departure: guests by country, nobody's name.
CREATE TABLE told_stays (
  booking_request_id integer PRIMARY KEY REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  guests jsonb NOT NULL,
  arrived boolean NOT NULL,
  confirmed_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT told_stays_guests CHECK (
    jsonb_typeof(guests) = 'array' AND (NOT arrived OR jsonb_array_length(guests) > 0))
);
