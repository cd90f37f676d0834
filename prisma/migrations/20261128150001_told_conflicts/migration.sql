-- Nights of a stay booked here that linked calendars take too, once their landlord was told: nobody is told again while
-- they are taken, grow or come back within a day.
CREATE TABLE told_conflicts (
  id serial PRIMARY KEY,
  occupancy_id integer NOT NULL REFERENCES occupancies (id) ON UPDATE CASCADE ON DELETE CASCADE,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date > start_date),
  seen_at timestamptz(3) NOT NULL
);
CREATE INDEX told_conflicts_occupancy_id_idx ON told_conflicts (occupancy_id);

INSERT INTO told_conflicts (occupancy_id, start_date, end_date, seen_at)
SELECT stay.id, greatest(stay.start_date, imported.start_date), least(stay.end_date, imported.end_date), now()
FROM occupancies stay
JOIN occupancies imported ON imported.listing_id = stay.listing_id AND imported.calendar_feed_id IS NOT NULL
  AND imported.start_date < stay.end_date AND imported.end_date > stay.start_date
WHERE stay.booking_request_id IS NOT NULL AND stay.end_date > current_date;
