import 'server-only';

import type { HomeFace } from '@/lib/listings/face';
import { prisma } from '@/server/db';
import { listingSelect } from '@/server/listings/select';
import { serializePagePicture } from '@/server/listings/serialize';

/** How one knows a home again, for the pages on which its guests ask; null where there is none. */
export async function findFace(id: number): Promise<HomeFace | null> {
  const row = await prisma().listing.findUnique({
    where: { id },
    select: {
      slug: true,
      nameHolidayHome: true,
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
    photo: first ? serializePagePicture(first) : null,
  };
}
