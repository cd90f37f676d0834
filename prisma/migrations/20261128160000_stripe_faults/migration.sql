-- What Stripe failed at by its own fault: it keeps such an answer under the key of the question, so that the next try
-- needs another one. For whoever asks, on whatever machine.
CREATE TABLE stripe_faults (
  name varchar(200) PRIMARY KEY,
  faults integer NOT NULL CHECK (faults > 0),
  failed_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX stripe_faults_failed_at_idx ON stripe_faults (failed_at);
