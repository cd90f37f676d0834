import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** The linked calendar columns that its owner and admins see. */
export const feedRowSelect = {
  id: true,
  source: true,
  name: true,
  url: true,
  lastSuccessAt: true,
  nextRunAt: true,
  failingSince: true,
  error: true,
  outcome: true,
} as const satisfies Prisma.CalendarFeedSelect;
export type FeedRow = Prisma.CalendarFeedGetPayload<{ select: typeof feedRowSelect }>;
