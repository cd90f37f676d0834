import type { ListingFindQuery, RequestFindQuery } from '@/lib/find/contract';

/** The filters of a list as query parameters, without page and format. */
export function askedOf({
  page: _page,
  format: _format,
  ...filters
}: ListingFindQuery | RequestFindQuery): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  );
}
