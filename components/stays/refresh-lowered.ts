import type { QueryClient } from '@tanstack/react-query';
import { calendarListingQuery } from '@/lib/calendar/queries';
import { refreshListings } from '@/lib/listings/queries';
import { stayRulesQuery } from '@/lib/stays/queries';

/** Reads a listing's prices again, after a season changed them. */
export const refreshLowered = (client: QueryClient, slug: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: calendarListingQuery(slug).queryKey }),
    client.invalidateQueries({ queryKey: stayRulesQuery(slug).queryKey }),
    refreshListings(client),
  ]);
