import 'server-only';

import { feedFaultText } from '@/lib/calendar-feeds/faults';
import { importedSources } from '@/lib/listings/calendar-sources';
import { importedSourceNames } from '@/lib/texts/calendar-feeds';
import { MOST_OF_TODAY } from '@/lib/today/limits';
import type { FeedProblem } from '@/lib/today/contract';
import { prisma } from '@/server/db';

/** The linked calendars of a landlord's listings that cannot be read, longest-failing first. */
export async function listFeedProblems(ownerId: number): Promise<FeedProblem[]> {
  const feeds = await prisma().calendarFeed.findMany({
    where: { listing: { userId: ownerId }, failingSince: { not: null } },
    select: {
      name: true,
      source: true,
      failingSince: true,
      error: true,
      listing: { select: { id: true, slug: true, nameHolidayHome: true } },
    },
    orderBy: [{ failingSince: 'asc' }, { id: 'asc' }],
    take: MOST_OF_TODAY,
  });
  return feeds.flatMap(({ name, source, failingSince, error, listing }) => {
    const imported = importedSources.find((one) => one === source);
    if (!imported || !failingSince) return [];
    return {
      listing: { id: listing.id, slug: listing.slug, name: listing.nameHolidayHome ?? listing.slug },
      name: name ?? importedSourceNames[imported],
      failing_since: failingSince.toISOString(),
      error: error && feedFaultText(error),
    };
  });
}
