import 'server-only';

import type { MailPhoto } from '@/emails/template';
import { photoUrl, shownSize } from '@/lib/listings/photos';
import { prisma } from '@/server/db';
import { isForEverybody } from '@/lib/moderation/visibility';

/** Width of the image file: twice what a phone shows, and no more than any upload has. */
const WIDTH = 640;

/** Main photos of listings by slug, if there is one that is public: mail programs are not signed in. */
export async function listingPhotos(slugs: readonly string[]): Promise<Map<string, MailPhoto>> {
  const listings = await prisma().listing.findMany({
    where: { slug: { in: [...slugs] } },
    select: {
      slug: true,
      approvedAt: true,
      disabledAt: true,
      firstPublishedAt: true,
      orderedAt: true,
      pictures: { select: { id: true, width: true, height: true, rotate: true }, where: { orderNumber: 1 } },
    },
  });
  return new Map(
    listings.flatMap((listing) => {
      const [picture] = listing.pictures;
      if (!picture || !isForEverybody(listing)) return [];
      const path = photoUrl(picture.id, WIDTH, 'jpg', picture.rotate);
      return [[listing.slug, { path, ...shownSize(picture) }] as const];
    }),
  );
}
