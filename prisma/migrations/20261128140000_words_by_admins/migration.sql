-- What an admin says in a landlord's place names the admin to whoever reads it.
ALTER TABLE messages
  ADD COLUMN by_admin boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT messages_by_admin_for_landlord CHECK (NOT by_admin OR sender <> 'guest');
ALTER TABLE reviews
  ADD COLUMN reply_by_admin boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT reviews_reply_by_admin CHECK (NOT reply_by_admin OR replied_at IS NOT NULL);
