-- The map shows a home's first photo out of the search index: a change of photos is a change of what is searched.
CREATE TRIGGER search_insert AFTER INSERT ON listing_pictures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_listing_part_search_changes();
CREATE TRIGGER search_update AFTER UPDATE ON listing_pictures REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_moved_part_search_changes();
CREATE TRIGGER search_delete AFTER DELETE ON listing_pictures REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_listing_part_search_changes();
