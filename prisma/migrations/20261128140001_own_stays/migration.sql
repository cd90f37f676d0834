-- The mailbox behind an address, for comparing: case and what follows a plus say nothing, dots neither at Gmail.
CREATE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com')
    THEN replace(name, '.', '') || '@gmail.com' ELSE name || '@' || domain END
  FROM (SELECT regexp_replace(regexp_replace(lower(address), '@[^@]*$', ''), '\+.*$', '') AS name,
    regexp_replace(lower(address), '^.*@', '') AS domain) parts
$$;

-- Whether a stay is of somebody who lets its home or looks after it: by the address they asked with, or by the account.
-- An invitation that nobody accepted makes no manager: a landlord would silence a guest with it.
CREATE FUNCTION is_own_stay(request integer, account integer DEFAULT NULL) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH staff AS (
    SELECT l.user_id AS id FROM booking_requests r JOIN listings l ON l.id = r.listing_id WHERE r.id = request
    UNION
    SELECT m.user_id FROM booking_requests r JOIN listing_managers m ON m.listing_id = r.listing_id
    WHERE r.id = request AND m.user_id IS NOT NULL
  ), addresses AS (
    SELECT u.email::text FROM users u JOIN staff USING (id)
    UNION SELECT i.email::text FROM user_identities i JOIN staff ON staff.id = i.user_id
    UNION SELECT m.email::text FROM listing_managers m JOIN booking_requests r ON r.listing_id = m.listing_id
      WHERE r.id = request AND m.user_id IS NOT NULL
  )
  SELECT EXISTS (SELECT FROM staff WHERE id = account)
    OR EXISTS (SELECT FROM booking_requests r JOIN addresses a ON mailbox_of(a.email) = mailbox_of(r.email)
      WHERE r.id = request AND r.email <> '')
$$;

CREATE FUNCTION check_review_of_guest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_own_stay(NEW.booking_request_id) THEN
    RAISE EXCEPTION 'nobody reviews a home of their own'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_of_guest';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_guest BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION check_review_of_guest();
