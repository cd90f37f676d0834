import 'server-only';

import type { SubjectKind } from '@/lib/decisions/measures';
import { listingTexts } from '@/lib/texts/listings';
import type { Tx } from '@/server/db';

/** What a notice is about; the name of a user is for admins alone. */
export interface NoticeSubject {
  id: number;
  /** Of the listing or the user; for a review, of its listing. */
  name: string;
}

const nameOf = (listing: { nameHolidayHome: string | null }) =>
  listing.nameHolidayHome ?? listingTexts.nameless;

/** Homes that were public once may still be found somewhere; drafts never were. */
const everPublic = { firstPublishedAt: { not: null }, removedAt: null } as const;

const finders: Readonly<Record<SubjectKind, (tx: Tx, id: number) => Promise<string | null>>> = {
  async listing(tx, id) {
    const row = await tx.listing.findFirst({
      where: { id, ...everPublic },
      select: { nameHolidayHome: true },
    });
    return row && nameOf(row);
  },
  async review(tx, id) {
    const row = await tx.review.findFirst({
      where: { id, hiddenAt: null, listing: everPublic },
      select: { listing: { select: { nameHolidayHome: true } } },
    });
    return row && nameOf(row.listing);
  },
  async user(tx, id) {
    const row = await tx.user.findFirst({
      where: { id, deletedAt: null },
      select: { firstName: true, lastName: true },
    });
    return row && `${row.firstName} ${row.lastName}`.trim();
  },
};

/** Null for anything that is not, and never was, on the site. */
export async function findSubject(tx: Tx, kind: SubjectKind, id: number): Promise<NoticeSubject | null> {
  const name = await finders[kind](tx, id);
  return name === null ? null : { id, name };
}
