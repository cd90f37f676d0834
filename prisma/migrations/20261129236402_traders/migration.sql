-- Also applied as: bd89a7e2deaa6c67f56797692b95f5008b8570441be487c54a3eb2ea73105d00
-- First the rows, while visitors read on: what is altered below is closed to them until the end. Meanwhile nobody adds a row
-- without these.
LOCK TABLE listing_snapshots IN SHARE ROW EXCLUSIVE MODE;
-- Nobody had said so when these were looked at.
UPDATE listing_snapshots SET shown = shown || '{"owner_trader": null, "owner_enterprise_number": null}';

-- Whether a landlord lets as a private person or as a business, and the number of that: ten digits. Null: not said.
CREATE TYPE trader AS ENUM ('private', 'business');
ALTER TABLE users
  ADD COLUMN trader trader,
  ADD COLUMN enterprise_number varchar(10),
  ADD CONSTRAINT users_enterprise_number_of_business CHECK (
    (trader IS NOT DISTINCT FROM 'business') = (enterprise_number IS NOT NULL)),
  ADD CONSTRAINT users_enterprise_number CHECK (
    enterprise_number ~ '^[01]\d{9}$'
    AND 97 - left(enterprise_number, 8)::int % 97 = right(enterprise_number, 2)::int);

-- Each page of their homes says so (see the migration of landlords in public).
DROP TRIGGER log_update ON users;
CREATE TRIGGER log_update AFTER UPDATE ON users REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION
    log_changes('landlord', 'id', 'first_name', 'languages', 'photo_id', 'trader', 'enterprise_number');

-- What an admin last saw of a home holds both. The function is amended as it stands, whatever else it has come to hold.
DO $$
DECLARE
  former text := pg_get_functiondef('listing_shown(integer)'::regprocedure);
  amended text := replace(former, '''owner_photo'', u.photo_id',
    '''owner_photo'', u.photo_id, ''owner_trader'', u.trader, ''owner_enterprise_number'', u.enterprise_number');
BEGIN
  IF amended NOT LIKE '%u.trader%' THEN
    RAISE EXCEPTION 'listing_shown holds no owner to put this beside';
  END IF;
  EXECUTE amended;
END $$;

DROP TRIGGER mark_changed_owner ON users;
CREATE TRIGGER mark_changed_owner AFTER UPDATE OF first_name, languages, photo_id, trader, enterprise_number ON users
  FOR EACH ROW WHEN ((OLD.first_name, OLD.languages, OLD.photo_id, OLD.trader, OLD.enterprise_number)
    IS DISTINCT FROM (NEW.first_name, NEW.languages, NEW.photo_id, NEW.trader, NEW.enterprise_number))
  EXECUTE FUNCTION mark_changed_owner();
