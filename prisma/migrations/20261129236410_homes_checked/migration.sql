-- What reads every home: it lets visitors read on, which the migrations that added the columns would not have. Where they
-- did all the same, nothing changes.
CREATE INDEX IF NOT EXISTS listings_former_user_id_idx ON listings (former_user_id);
CREATE INDEX IF NOT EXISTS listings_registration_declared_by_id_idx ON listings (registration_declared_by_id)
  WHERE registration_declared_by_id IS NOT NULL;
ALTER TABLE listings
  VALIDATE CONSTRAINT listings_removed_is_hidden,
  VALIDATE CONSTRAINT listings_former_owner_of_removed,
  VALIDATE CONSTRAINT listings_arrival_info_days,
  VALIDATE CONSTRAINT listings_base_price_bounds,
  VALIDATE CONSTRAINT listings_order_whole,
  VALIDATE CONSTRAINT listings_ordered_is_offline,
  VALIDATE CONSTRAINT listings_declared_at_a_moment,
  VALIDATE CONSTRAINT listings_declared_by_somebody;
