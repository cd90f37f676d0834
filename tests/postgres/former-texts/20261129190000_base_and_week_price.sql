-- What a night costs outside seasons, beside the lowest price, and what a whole week of a season costs
-- (docs/rules/stays.md#price-of-a-night). Like the weekend price, neither follows when the listing's price is raised: no
-- night is below that anyway.
ALTER TABLE listings
  ADD COLUMN base_price integer,
  ADD CONSTRAINT listings_base_price_bounds CHECK (base_price BETWEEN 1 AND 100000);
ALTER TABLE listing_seasons
  ADD COLUMN week_price integer,
  ADD CONSTRAINT listing_seasons_week_price_bounds CHECK (week_price BETWEEN 1 AND 700000);

-- What an admin last saw of a home holds both. The function is amended as it stands, whatever else it has come to hold.
DO $$
DECLARE
  former text := pg_get_functiondef('listing_shown(integer)'::regprocedure);
  amended text := replace(replace(former,
    '''weekend_price'', l.weekend_price', '''base_price'', l.base_price, ''weekend_price'', l.weekend_price'),
    '''weekend_price'', s.weekend_price', '''weekend_price'', s.weekend_price, ''week_price'', s.week_price');
BEGIN
  IF amended NOT LIKE '%l.base_price%' OR amended NOT LIKE '%s.week_price%' THEN
    RAISE EXCEPTION 'listing_shown holds no prices to put these beside';
  END IF;
  EXECUTE amended;
END $$;
-- There were none when these were looked at.
UPDATE listing_snapshots SET shown = shown || jsonb_build_object('base_price', NULL, 'seasons',
  (SELECT coalesce(jsonb_agg(season || '{"week_price": null}' ORDER BY place), '[]')
    FROM jsonb_array_elements(shown -> 'seasons') WITH ORDINALITY AS seasons (season, place)));
