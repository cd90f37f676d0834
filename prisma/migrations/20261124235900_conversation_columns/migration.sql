-- The columns that 20261125100000_conversations writes, there before: adding them closes the table until the migration
-- ends. Where that was applied already, nothing changes.
DO $$ BEGIN
  IF to_regtype('request_party') IS NULL THEN
    CREATE TYPE request_party AS ENUM ('guest', 'landlord');
    CREATE TYPE decline_reason AS ENUM ('taken', 'too_short', 'too_large_party', 'pets', 'maintenance', 'other');
  END IF;
END $$;

ALTER TABLE booking_requests
  ADD COLUMN IF NOT EXISTS code varchar(8),
  ADD COLUMN IF NOT EXISTS answered_at timestamptz(3),
  ADD COLUMN IF NOT EXISTS approved_at timestamptz(3),
  ADD COLUMN IF NOT EXISTS address_shared boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS canceled_by request_party,
  ADD COLUMN IF NOT EXISTS decline_reason decline_reason,
  ADD COLUMN IF NOT EXISTS offer_start_date date,
  ADD COLUMN IF NOT EXISTS offer_end_date date,
  ADD COLUMN IF NOT EXISTS offer_total_cents integer,
  ADD COLUMN IF NOT EXISTS offer_made_at timestamptz(3),
  ADD COLUMN IF NOT EXISTS agreed_total_cents integer,
  ADD COLUMN IF NOT EXISTS reminded_after smallint NOT NULL DEFAULT 0;
ALTER TABLE contact_requests ADD COLUMN IF NOT EXISTS code varchar(8);
CREATE UNIQUE INDEX IF NOT EXISTS booking_requests_code_key ON booking_requests (code);
CREATE UNIQUE INDEX IF NOT EXISTS contact_requests_code_key ON contact_requests (code);

-- Without characters that are mistaken for each other. The unique indexes judge a tie between two transactions.
CREATE OR REPLACE FUNCTION request_code() RETURNS varchar LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  made varchar(8);
BEGIN
  LOOP
    SELECT 'K-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '')
      INTO made FROM generate_series(1, 6);
    EXIT WHEN NOT EXISTS (SELECT FROM booking_requests WHERE code = made)
      AND NOT EXISTS (SELECT FROM contact_requests WHERE code = made);
  END LOOP;
  RETURN made;
END $$;

-- What is asked from now on has one.
ALTER TABLE booking_requests ALTER COLUMN code SET DEFAULT request_code();
ALTER TABLE contact_requests ALTER COLUMN code SET DEFAULT request_code();
