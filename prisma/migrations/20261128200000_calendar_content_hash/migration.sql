-- Of when a linked calendar last came whole, and of its bytes: the same bytes are not read a second time, also where no
-- ETag says that they are the same.
ALTER TABLE calendar_feeds ADD COLUMN content_hash varchar(64);
