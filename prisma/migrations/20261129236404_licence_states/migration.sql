-- What a register's row says of a number that was known, once that is not valid any more; null: valid.
ALTER TABLE lodging_register ADD COLUMN status varchar(40);

-- What the register says of each home's licence number, as of its last save or night
-- (docs/rules/lodging-register.md#assessment). A table of its own: its moments change every night, and no page shows them.
CREATE TYPE licence_state AS ENUM ('known', 'unknown', 'expired', 'other_address', 'shared');
CREATE TABLE listing_licences (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  state licence_state NOT NULL,
  checked_at timestamptz(3) NOT NULL
);
CREATE INDEX listing_licences_doubtful_idx ON listing_licences (listing_id) WHERE state <> 'known';
