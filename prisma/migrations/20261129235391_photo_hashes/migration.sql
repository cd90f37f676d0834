-- What a photo looks like in 64 bits, by its original in the storage, for finding the same photo elsewhere. Apart from
-- the pictures, whose changes renew pages.
CREATE TABLE photo_hashes (
  storage_key VARCHAR(120) PRIMARY KEY,
  -- Null: nothing to compare
  hash BIGINT
);
