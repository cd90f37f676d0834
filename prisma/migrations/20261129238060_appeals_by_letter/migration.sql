-- Appeals that came by letter, from guests and suspended accounts: who wrote, and where the answer goes
-- (docs/rules/decisions.md#by-letter).
ALTER TABLE admin_decisions
  ADD COLUMN appeal_name VARCHAR(200),
  ADD COLUMN appeal_email CITEXT,
  -- Who can read the statement appeals, or a letter says who does.
  DROP CONSTRAINT admin_decisions_appeal,
  ADD CONSTRAINT admin_decisions_appeal CHECK (
    num_nonnulls(appeal_reason, appealed_at) IN (0, 2) AND appeal_reason <> ''
    AND (appealed_at IS NULL OR user_id IS NOT NULL OR appeal_email IS NOT NULL)
  ),
  ADD CONSTRAINT admin_decisions_letter CHECK (
    num_nonnulls(appeal_name, appeal_email) IN (0, 2) AND appeal_name <> ''
    AND (appeal_email IS NULL OR appealed_at IS NOT NULL)
  );
CREATE INDEX admin_decisions_appeal_email_idx ON admin_decisions (appeal_email) WHERE appeal_email IS NOT NULL;
