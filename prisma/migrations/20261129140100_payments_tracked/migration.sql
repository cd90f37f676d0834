-- A landlord may keep the payments of a stay elsewhere: nothing is then said to be open.
ALTER TABLE booking_requests ADD COLUMN payments_tracked boolean NOT NULL DEFAULT true;
