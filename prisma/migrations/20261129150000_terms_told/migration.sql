-- A home's page tells when guests pay, if its landlord has an account: a change of either is a change of pages.
DO $$
DECLARE watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('payment_accounts', '''landlord'', ''user_id'''),
    ('listing_payment_terms', '''home'', ''listing_id''')
  ) AS list (relation, arguments) LOOP
    EXECUTE format('CREATE TRIGGER log_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
  END LOOP;
END $$;
