-- An authority's order to take a home down: while it stands the home is offline, whatever puts it online.
ALTER TABLE listings
  ADD COLUMN ordered_at timestamptz(3),
  ADD COLUMN order_authority varchar(200),
  ADD COLUMN order_reference varchar(100),
  ADD COLUMN order_reason varchar(2000),
  ADD CONSTRAINT listings_order_whole CHECK (
    num_nonnulls(ordered_at, order_authority, order_reference, order_reason) IN (0, 4)),
  ADD CONSTRAINT listings_ordered_is_offline CHECK (ordered_at IS NULL OR disabled_at IS NOT NULL);

-- Nor is any deal made of it (see the migration of withheld homes).
CREATE OR REPLACE FUNCTION refuse_deals_of_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listings l JOIN users u ON u.id = l.user_id
  WHERE l.id = NEW.listing_id
    AND (l.denied_at IS NOT NULL OR l.ordered_at IS NOT NULL OR u.suspended_at IS NOT NULL);
  IF FOUND THEN
    RAISE EXCEPTION 'the home is withheld'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_requests_withheld';
  END IF;
  RETURN NEW;
END $$;
