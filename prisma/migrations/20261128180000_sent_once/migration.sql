-- The same request sent again, by Back or by a second press, is the first one. The digest is of all that a guest filled
-- in, and goes when the guest is made anonymous; rows from before have none.
ALTER TABLE booking_requests ADD COLUMN sent_digest varchar(64);
ALTER TABLE contact_requests ADD COLUMN sent_digest varchar(64);

-- Once the owner has decided, the same guest may ask for the same stay anew.
CREATE UNIQUE INDEX booking_requests_sent_once ON booking_requests (listing_id, sent_digest)
  WHERE status = 'pending';
CREATE UNIQUE INDEX contact_requests_sent_once ON contact_requests (listing_id, sent_digest);
