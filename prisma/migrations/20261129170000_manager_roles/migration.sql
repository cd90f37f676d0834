-- What a helper of a home may do (docs/rules/invitations.md#roles); those there were keep its calendar, as before.
CREATE TYPE manager_role AS ENUM ('calendar', 'cleaning');
ALTER TABLE listing_managers ADD COLUMN role manager_role NOT NULL DEFAULT 'calendar';
