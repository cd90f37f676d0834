-- What the listing's payment page was opened for: a tariff that admins change later does not change it. Null for pages of
-- before, which are sold at the price that Stripe knows.
ALTER TABLE checkouts
  ADD COLUMN amount integer CHECK (amount > 0),
  ADD COLUMN trial_days smallint CHECK (trial_days BETWEEN 0 AND 730);
