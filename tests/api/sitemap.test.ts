import { describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { visitor } from '@/tests/support/client';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
const changes = (xml: string) => [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date]) => date);

async function shardOf(id: number): Promise<string> {
  const { status, text } = await visitor().get(`/sitemaps/listings-${Math.floor((id - 1) / 10_000) + 1}.xml`);
  expect(status).toBe(200);
  return text;
}

describe('sitemaps', () => {
  it('name every file in the index, with the day of the last change', async () => {
    const listing = await makeListing();
    const { text, headers } = await visitor().get('/sitemap.xml');
    expect(headers.get('content-type')).toContain('xml');
    const shard = `http://localhost:3000/sitemaps/listings-${Math.floor((listing.id - 1) / 10_000) + 1}.xml`;
    expect(locations(text)).toEqual(['http://localhost:3000/sitemaps/pages.xml', shard]);
    expect(changes(text).at(-1)).toBe(listing.updatedAt.toISOString());
  });

  it('hold what the public sees, with its photos, and nothing else', async () => {
    const online = await makeListing({ slug: 'duin-en-zee' });
    const picture = await prisma().listingPicture.create({
      data: { listingId: online.id, orderNumber: 1, storageKey: 'k', width: 1600, height: 1067 },
    });
    const hidden = [
      await makeConcept(),
      await makeWaitingListing(),
      await makeListing({ disabledAt: new Date() }),
    ];
    const text = await shardOf(online.id);
    expect(text).toContain('<loc>http://localhost:3000/aanbod/duin-en-zee</loc>');
    expect(text).toContain(`<image:loc>http://localhost:3000/fotos/${picture.id}/1280.jpg</image:loc>`);
    for (const { slug } of hidden) expect(text).not.toContain(slug);
  });

  it('list the fixed pages, the overview and the towns that have homes', async () => {
    await makeListing({ cityId: 14 });
    const { text } = await visitor().get('/sitemaps/pages.xml');
    const pages = locations(text).map((loc) => loc?.replace('http://localhost:3000', ''));
    expect(pages).toContain('/aanbod?listing_city_id=14');
    expect(pages).not.toContain('/aanbod?listing_city_id=13');
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/aanbod', '/over-ons', '/contact', '/service-voorwaarden']),
    );
  });

  it('reads past the first piece of a shard, each listing once', async () => {
    const base = await makeListing();
    const { id: _id, slug: _slug, ...row } = base;
    const rows = Array.from({ length: 1200 }, (_, n) => ({ ...row, slug: `veel-${n}`, logiesdecreet: 'A' }));
    await prisma().listing.createMany({ data: rows });
    const found = locations(await shardOf(base.id)).filter((loc) => loc?.includes('/veel-'));
    expect(found).toHaveLength(1200);
    expect(new Set(found).size).toBe(1200);
  });

  it.each(['listings-999999.xml', 'listings-0.xml', 'listings-1e3.xml', 'anders.xml'])(
    'answers 404 for %s',
    async (file) => {
      expect((await visitor().get(`/sitemaps/${file}`)).status).toBe(404);
    },
  );

  it('keeps crawlers from what is private', async () => {
    const { text } = await visitor().get('/robots.txt');
    expect(text).toContain('Disallow: /dashboard');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});
