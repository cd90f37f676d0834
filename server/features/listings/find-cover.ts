import 'server-only';

import type { ListingCover } from '@/lib/listings/cover';
import { prisma } from '@/server/db';
import { listingSelect } from '@/server/features/listings/select';
import { serializePagePicture } from '@/server/features/listings/serialize';

/** Name, address and photo by which guests recognise a listing; null if there is none. */
export async function findCover(where: { id: number } | { slug: string }): Promise<ListingCover | null> {
  const row = await prisma().listing.findUnique({
    where: { ...where, removedAt: null },
    select: {
      slug: true,
      nameHolidayHome: true,
      approvedAt: true,
      city: { select: { name: true } },
      pictures: { ...listingSelect.pictures, take: 1 },
    },
  });
  if (!row) return null;
  const [first] = row.pictures;
  return {
    slug: row.slug,
    name: row.nameHolidayHome ?? row.slug,
    town: row.city?.name ?? null,
    // Photos of a listing awaiting approval are only for admins and its landlord.
    photo: first && row.approvedAt ? serializePagePicture(first) : null,
  };
}
