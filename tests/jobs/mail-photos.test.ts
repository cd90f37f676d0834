import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import { transaction } from '@/server/db';
import type { Mail } from '@/server/mail/mailer';
import { queueMail } from '@/server/mail/queue-mail';
import { sendMail } from '@/server/mail/send-mail';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { outbox } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

/** The images in a mail about the listing, as sent. */
async function imagesOf({ slug }: Pick<Listing, 'slug'>): Promise<string[]> {
  const props = { slug, listingName: 'Zeezicht', code: 'K-7GH2QX', token: 'x' };
  const letter = { template: 'contact-request-received', props, to: 'jan@kustverblijf.test' } as const;
  await transaction((tx) => queueMail(tx, { ...letter, dedupeKey: slug }));
  const sent: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) };
  for (const { id } of await outbox()) await sendMail({ mailId: id }, mailer);
  return sent.flatMap(({ html }) => html.match(/<img[^>]*>/g) ?? []);
}

describe('the photo of a listing in a mail', () => {
  it('is its public main photo, in the size in which it is shown', async () => {
    const listing = await makeListing();
    await makePicture({ listingId: listing.id, orderNumber: 2 });
    const { id } = await makePicture({ listingId: listing.id, rotate: 180 });
    const [image, ...more] = await imagesOf(listing);
    expect(more).toEqual([]);
    expect(image).toContain('alt="Foto van Zeezicht"');
    expect(image).toContain('width="504"');
    expect(image).toContain('height="336"');
    const { pathname, search } = new URL(/src="([^"]*)"/.exec(image ?? '')?.[1] ?? '');
    expect([pathname, search]).toEqual([`/fotos/${id}/640.jpg`, '?v=180']);
    const answer = await visitor().get(pathname + search);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('is rotated as its landlord chose', async () => {
    const listing = await makeListing();
    await makePicture({ listingId: listing.id, rotate: 90 });
    const [image] = await imagesOf(listing);
    expect(image).toMatch(/(?=.*width="252")(?=.*height="378")/);
  });

  it('is left out if only its landlord may see it, and if there is none', async () => {
    const concept = await makeConcept();
    await makePicture({ listingId: concept.id });
    expect(await imagesOf(concept)).toEqual([]);
    expect(await imagesOf(await makeListing())).toEqual([]);
    expect(await imagesOf({ slug: 'weg' })).toEqual([]);
  });
});
