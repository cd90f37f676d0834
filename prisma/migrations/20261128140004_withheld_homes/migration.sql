-- Of a home that an admin denied, or whose landlord is suspended, no deal is made, whatever the code does.
CREATE FUNCTION refuse_deals_of_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listings l JOIN users u ON u.id = l.user_id
  WHERE l.id = NEW.listing_id AND (l.denied_at IS NOT NULL OR u.suspended_at IS NOT NULL);
  IF FOUND THEN
    RAISE EXCEPTION 'the home is withheld'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_requests_withheld';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_deals_of_withheld BEFORE UPDATE OF status, offer_made_at ON booking_requests
  FOR EACH ROW WHEN (NOT NEW.manual
    AND (NEW.status = 'approved' AND OLD.status <> 'approved'
      OR NEW.offer_made_at IS NOT NULL AND NEW.offer_made_at IS DISTINCT FROM OLD.offer_made_at))
  EXECUTE FUNCTION refuse_deals_of_withheld();

-- What waits now at homes that are withheld already ends without a letter: their guests have long looked elsewhere.
UPDATE booking_requests r SET status = 'declined', modified_at = now(), offer_start_date = NULL, offer_end_date = NULL,
  offer_total_cents = NULL, offer_made_at = NULL
FROM listings l JOIN users u ON u.id = l.user_id
WHERE l.id = r.listing_id AND (l.denied_at IS NOT NULL OR u.suspended_at IS NOT NULL)
  AND r.status = 'pending' AND NOT r.manual;
