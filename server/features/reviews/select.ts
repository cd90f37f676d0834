import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** A review as everybody reads it. */
export const publicReviewSelect = {
  id: true,
  rating: true,
  cleanliness: true,
  location: true,
  value: true,
  communication: true,
  body: true,
  nameShown: true,
  reply: true,
  repliedAt: true,
  replyByAdmin: true,
  createdAt: true,
} as const satisfies Prisma.ReviewSelect;

export type PublicReviewRow = Prisma.ReviewGetPayload<{ select: typeof publicReviewSelect }>;

/** A review as its landlord and admins read it, with what the rules of `policy.ts` look at. */
export const ownReviewSelect = {
  ...publicReviewSelect,
  readAt: true,
  hiddenAt: true,
  hiddenReason: true,
  reports: { where: { settledAt: null }, select: { reason: true, createdAt: true } },
  listing: {
    select: {
      id: true,
      slug: true,
      nameHolidayHome: true,
      userId: true,
      approvedAt: true,
      disabledAt: true,
      firstPublishedAt: true,
      deniedAt: true,
      managers: { select: { userId: true } },
      user: { select: { id: true, firstName: true, lastName: true } },
    },
  },
} as const satisfies Prisma.ReviewSelect;

export type OwnReviewRow = Prisma.ReviewGetPayload<{ select: typeof ownReviewSelect }>;

/** The newest first. */
export const newestReviews = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.ReviewOrderByWithRelationInput[];
