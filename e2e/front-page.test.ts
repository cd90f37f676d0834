/** What a listing's page contains, and what it must not, in the server's HTML. */
import { expect, test } from 'vitest';
import { isMade } from '@/e2e/support/listings';
import { readPage } from '@/e2e/support/html';
import { origin } from '@/e2e/support/program';
import { listingOptionId } from '@/lib/listings/options';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

const listing = (id: number | string) => fetch(`${origin}/api/listings/${id}`);

async function open(slug: string) {
  const answer = await fetch(origin + route('listing.show', { slug }));
  const source = await answer.text();
  const { title, robots, links, structuredData } = readPage(source);
  const shown = source.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
  const main = /<main[\s\S]*<\/main>/.exec(shown)?.[0] ?? '';
  return { status: answer.status, source, main, title, robots, links, structuredData };
}

test('a hidden address is nowhere: not on the page, not in its source, not in an API response', async () => {
  const slug = 'studio-schelpje-koksijde';
  const { source, main } = await open(slug);
  expect(main).toContain(texts.addressOnRequest);
  expect(main).toMatch(/aria-label="Kaart met de omgeving van /);
  const { data } = await (await listing(slug)).json();
  expect([data.address_street_name, data.address_house_number, data.name_residence]).toEqual([
    null,
    null,
    null,
  ]);
  expect(data).not.toHaveProperty('address_postcode');
  expect(source).toMatch(/display_home_address\\?":false/);
  expect(source).not.toMatch(/"streetAddress"|address_house_number\\?":\\?"/);
});

test('a listing that is no longer available keeps its page, without heart, map, structured data or a way to request', async () => {
  const { data } = await (await listing(243)).json();
  const { status, main, robots, links, structuredData } = await open(data.slug);
  expect(status).toBe(200);
  expect(main).toContain(texts.retired);
  expect(robots).toContain('noindex');
  expect(structuredData).toEqual([]);
  expect(main).not.toContain(favoriteHeartTexts.add);
  expect(main).not.toMatch(/aria-label="Kaart/);
  for (const name of [texts.book, texts.email]) expect(main).not.toContain(`>${name}<`);
  for (const way of ['listing.booking-request.create', 'listing.contact-request.create'] as const)
    expect(links.filter(({ href }) => href.startsWith(route(way, { slug: data.slug })))).toEqual([]);
});

test('a listing that was never public is not found', async () => {
  for (const id of [241, 242]) expect((await listing(id)).status).toBe(404);
  const { status, main, title, robots, links } = await open('bestaat-niet');
  expect(status).toBe(404);
  expect(title).toContain(texts.notFoundDocumentTitle);
  expect(robots).toContain('noindex');
  expect(main).toMatch(new RegExp(`<h1[^>]*>${texts.notFound}</h1>`));
  expect(main).toMatch(new RegExp(`<a [^>]*href="${route('front-page')}"[^>]*>[^<]*Naar de startpagina`));
  expect(main).toMatch(new RegExp(`<a [^>]*href="${route('listing.index')}"[^>]*>[^<]*Bekijk het aanbod`));
  expect(links.map(({ href }) => href)).toContain(route('listing.index'));
});

test('the form asks for pets only where they are allowed', async () => {
  const pets = listingOptionId('pets_allowed');
  const { data } = await (await fetch(`${origin}/api/listings?listing_city_id=11`)).json();
  const found: { slug: string; settings: { listing_option_id: number; value: number }[] }[] = data;
  const lasting = found.filter(({ slug }) => !isMade(slug));
  const allows = ({ settings }: (typeof lasting)[number]) =>
    settings.some(({ listing_option_id, value }) => listing_option_id === pets && value === 1);
  const fieldsOf = async (slug = '') => {
    const answer = await fetch(origin + route('listing.booking-request.create', { slug }));
    const form = (await answer.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
    expect(form).toContain(bookingRequestFormTexts.adults);
    return form.includes(`>${bookingRequestFormTexts.pets}<`);
  };
  expect(await fieldsOf(lasting.find(allows)?.slug)).toBe(true);
  expect(await fieldsOf(lasting.find((one) => !allows(one))?.slug)).toBe(false);
});
