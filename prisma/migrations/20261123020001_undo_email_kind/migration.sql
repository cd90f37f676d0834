-- A migration of its own: a new value is not to be used in the transaction that adds it.
ALTER TYPE token_kind ADD VALUE 'undo_email_change';
