-- Whether an admin did it in the person's place; which one stands in the audit log.
ALTER TABLE listing_logs ADD COLUMN by_admin boolean NOT NULL DEFAULT false;
ALTER TABLE booking_requests ADD COLUMN modified_by_admin boolean NOT NULL DEFAULT false;
