-- An account has its days on trial once.
ALTER TABLE users ADD COLUMN trial_started_at timestamptz(3);
ALTER TABLE checkouts ADD COLUMN has_trial boolean NOT NULL DEFAULT false;
