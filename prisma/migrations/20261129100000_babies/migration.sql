-- Babies are counted apart: while there is a cot for each, they need no place of their own (docs/rules/party.md).
ALTER TABLE booking_requests ADD COLUMN number_of_babies smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT booking_requests_babies CHECK (number_of_babies BETWEEN 0 AND 5);
