import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

/** The review columns that everybody may read. */
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
  bookingRequest: { select: { locale: true } },
} as const satisfies Prisma.ReviewSelect;

export type PublicReviewRow = Prisma.ReviewGetPayload<{ select: typeof publicReviewSelect }>;

/** The review columns for its landlord and admins, with what the rules of `policy.ts` need. */
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
      orderedAt: true,
      managers: { select: { userId: true, role: true } },
      user: { select: { id: true, firstName: true, lastName: true } },
    },
  },
} as const satisfies Prisma.ReviewSelect;

export type OwnReviewRow = Prisma.ReviewGetPayload<{ select: typeof ownReviewSelect }>;

/** Newest first. */
export const newestReviews = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.ReviewOrderByWithRelationInput[];
