import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/languages/language';
import { MAX_PHOTOS } from '@/lib/listings/form-limits';
import { PER_PAGE } from '@/lib/search/parameters';
import { prisma } from '@/server/db';
import { escapeMarkup } from '@/lib/format/escape';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { visitor } from '@/tests/support/client';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
const changes = (xml: string) => [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date]) => date);

/** Each file contains the listings of a range of this many ids. */
const perShard = 2500;
const fileOf = (id: number) => `/sitemaps/listings-${Math.floor((id - 1) / perShard) + 1}.xml`;

async function shardOf(id: number): Promise<string> {
  const { status, text } = await visitor().get(fileOf(id));
  expect(status).toBe(200);
  return text;
}

describe('sitemaps', () => {
  it('are all listed in the index, with the date of the last change', async () => {
    const listing = await makeListing();
    const { text, headers } = await visitor().get('/sitemap.xml');
    expect(headers.get('content-type')).toContain('xml');
    const shard = `http://localhost:3000${fileOf(listing.id)}`;
    expect(locations(text)).toEqual(['http://localhost:3000/sitemaps/pages.xml', shard]);
    expect(changes(text).at(-1)).toBe(listing.updatedAt.toISOString());
  });

  it('contain what is public, with its photos, and nothing else', async () => {
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

  it('contain the fixed pages, the overview and the towns that have listings', async () => {
    await makeListing({ cityId: 14 });
    const { text } = await visitor().get('/sitemaps/pages.xml');
    const pages = locations(text).map((loc) => loc?.replace('http://localhost:3000', ''));
    expect(pages).toContain('/aanbod?listing_city_id=14');
    expect(pages).not.toContain('/aanbod?listing_city_id=13');
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/aanbod', '/over-ons', '/contact', '/service-voorwaarden']),
    );
  });

  it('contain every page of an overview, with the date on which a listing last changed, came or went', async () => {
    const changed = new Date('2026-03-04T05:06:07.000Z');
    const base = await makeListing({ cityId: 9, updatedAt: changed });
    const { id: _id, slug: _slug, ...row } = base;
    const rows = Array.from({ length: PER_PAGE }, (_, n) => ({ ...row, slug: `haven-${n}` }));
    await prisma().listing.createMany({ data: rows });
    const read = async () => (await visitor().get('/sitemaps/pages.xml')).text;
    const entries = (text: string) => [
      ...text.matchAll(/<loc>[^<]*\/aanbod\?listing_city_id=9(&amp;page=\d)?<\/loc><lastmod>([^<]+)/g),
    ];
    const before = entries(await read());
    expect(before.map(([, page]) => page)).toEqual([undefined, '&amp;page=2']);
    expect(new Set(before.map(([, , date]) => date))).toEqual(new Set([changed.toISOString()]));
    const overview = locations(await read()).filter((loc) => /\/aanbod(\?page=\d+)?$/.test(loc ?? ''));
    expect(overview.length).toBeGreaterThan(1);
    await prisma().listing.delete({ where: { id: base.id } });
    const after = entries(await read());
    expect(after).toHaveLength(1);
    expect(Date.parse(after[0]?.[2] ?? '')).toBeGreaterThan(changed.getTime());
  });

  it.each([
    ['deleted', 60, (id: number) => prisma().listing.delete({ where: { id } })],
    [
      'taken offline',
      70,
      (id: number) => prisma().listing.update({ where: { id }, data: { disabledAt: new Date() } }),
    ],
  ])('contain the date on which a listing was %s, only in its shard', async (_what, shard, goes) => {
    const updatedAt = new Date('2026-03-04T05:06:07.000Z');
    const id = shard * perShard;
    const { userId } = await makeListing({ id, updatedAt });
    await makeListing({ id: id - 1, userId, updatedAt });
    await makeListing({ id: id + 1, userId, updatedAt });
    const dayOf = async (number: number) => {
      const { text } = await visitor().get('/sitemap.xml');
      return new RegExp(`/listings-${number}\\.xml</loc><lastmod>([^<]+)`).exec(text)?.[1] ?? '';
    };
    expect([await dayOf(shard), await dayOf(shard + 1)]).toEqual(Array(2).fill(updatedAt.toISOString()));
    await goes(id);
    expect(Date.parse(await dayOf(shard))).toBeGreaterThan(updatedAt.getTime());
    expect(await dayOf(shard + 1)).toBe(updatedAt.toISOString());
  });

  it('are read beyond the first batch of a shard, each listing once', async () => {
    const base = await makeListing();
    const { id: _id, slug: _slug, ...row } = base;
    // In one shard, whatever ids were given out before.
    const first = 800_001;
    const rows = Array.from({ length: 1200 }, (_, n) => ({
      ...row,
      id: first + n,
      slug: `veel-${n}`,
      logiesdecreet: 'A',
    }));
    await prisma().listing.createMany({ data: rows });
    const found = locations(await shardOf(first)).filter((loc) => loc?.includes('/aanbod/veel-'));
    expect(found).toHaveLength(1200);
    expect(new Set(found).size).toBe(1200);
  });

  it('contain a page in each language, and every entry names all of them', async () => {
    await makeListing({ slug: 'zeezicht', cityId: 8 });
    const pages = await visitor().get('/sitemaps/pages.xml');
    const { id } = await prisma().listing.findUniqueOrThrow({ where: { slug: 'zeezicht' } });
    const entries = `${pages.text}${await shardOf(id)}`.match(/<url>.*<\/url>/g) ?? [];
    for (const [nl, fr, de, en] of [
      ['/', '/fr', '/de', '/en'],
      ['/over-ons', '/fr/a-propos', '/de/ueber-uns', '/en/about-us'],
      ['/aanbod', '/fr/locations', '/de/ferienwohnungen', '/en/holiday-homes'],
      ['/aanbod', '/fr/locations', '/de/ferienwohnungen', '/en/holiday-homes'].map(
        (path) => `${path}?listing_city_id=8`,
      ),
      [
        '/aanbod/zeezicht',
        '/fr/locations/zeezicht',
        '/de/ferienwohnungen/zeezicht',
        '/en/holiday-homes/zeezicht',
      ],
    ]) {
      const links = Object.entries({ 'nl-BE': nl, fr, de, en, 'x-default': nl }).map(
        ([tag, path]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="http://localhost:3000${escapeMarkup(path ?? '')}"/>`,
      );
      for (const path of [nl, fr, de, en]) {
        const own = `<loc>http://localhost:3000${escapeMarkup(path ?? '')}</loc>`;
        const [entry = '', ...others] = entries.filter((one) => one.includes(own));
        expect(others).toEqual([]);
        expect(entry.match(/<xhtml:link [^>]*>/g)).toEqual(links);
      }
    }
  });

  it('stay below what search engines take, of the longest addresses and most photos too', async () => {
    const { id } = await makeListing({ slug: 'x'.repeat(120) });
    await prisma().listingPicture.createMany({
      data: Array.from({ length: MAX_PHOTOS }, (_, n) => ({
        ...{ listingId: id, orderNumber: n + 1, storageKey: `k${n}`, width: 1600, height: 1067, rotate: 90 },
      })),
    });
    const entries = (await shardOf(id)).match(/<url>.*\/x{120}<\/loc>.*\n/g) ?? [];
    expect(entries).toHaveLength(languages.length);
    expect(perShard * entries.length).toBeLessThan(50_000);
    // A domain may be long as well.
    const bytes = entries.reduce((sum, entry) => sum + Buffer.byteLength(entry), 0);
    expect(perShard * bytes).toBeLessThan(45_000_000);
  });

  it.each(['listings-999999.xml', 'listings-0.xml', 'listings-1e3.xml', 'anders.xml'])(
    'answer 404 for %s',
    async (file) => {
      expect((await visitor().get(`/sitemaps/${file}`)).status).toBe(404);
    },
  );

  it('robots.txt keeps crawlers from private pages', async () => {
    const { text } = await visitor().get('/robots.txt');
    expect(text).toContain('Disallow: /dashboard');
    for (const alerts of ['/zoekmelding', '/fr/alerte', '/de/suchauftrag', '/en/search-alert'])
      expect(text).toContain(`Disallow: ${alerts}\n`);
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});
