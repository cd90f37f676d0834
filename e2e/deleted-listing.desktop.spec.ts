/** What becomes of the pages of a home that was on the site and is deleted. */
import { route } from '@/lib/paths';
import { deletedListingTexts as texts } from '@/lib/texts/deleted-listing';
import { favoritesPageTexts } from '@/lib/texts/favorites';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { axe } from '@/e2e/support/axe';
import { homeForm, origin, Program, publishHome } from '@/e2e/support/program';
import { expect, test } from '@/e2e/support/test';

// The browser says of each page and call that is gone that it is.
test.use({ expectedErrors: [/status of (404|410)/] });

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers, redirect: 'manual' })).status;

const pagesOf = (slug: string) => [
  route('listing.show', { slug }),
  route('listing.booking-request.create', { slug }),
  route('listing.booking-request.thank-you', { slug }),
  route('listing.contact-request.create', { slug }),
  route('listing.contact-request.thank-you', { slug }),
];

test('a deleted home answers 410 within a second, with homes nearby and without script', async ({
  browser,
}) => {
  const admin = await Program.signedIn('admin');
  const { id, slug } = await publishHome(admin, { listing_city_id: '9' });
  const page = route('listing.show', { slug });
  await expect.poll(() => statusOf(page)).toBe(200);
  const known = await fetch(origin + page);
  for (const path of pagesOf(slug)) expect(await statusOf(path), path).toBe(200);

  expect((await admin.call('DELETE', `/api/listings/${id}`)).status).toBe(204);
  // However long a busy machine takes over the answer: who asks a second later hears of it.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await statusOf(page)).toBe(410);
  for (const path of pagesOf(slug)) expect(await statusOf(path), path).toBe(410);
  // Who still has the page, who navigates inside the application, and who is signed in hear the same.
  expect(await statusOf(page, { 'if-none-match': known.headers.get('etag') ?? '' })).toBe(410);
  expect((await fetch(origin + page, { headers: { rsc: '1' } })).status).toBe(410);
  expect((await admin.call('GET', page)).status).toBe(410);
  const api = await fetch(`${origin}/api/listings/${slug}`);
  expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(page);
  await expect(tab.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(tab).toHaveTitle(texts.documentTitle);
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const cards = tab.getByRole('region', { name: texts.nearby }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(cards.filter({ hasText: 'Nieuwpoort' })).toHaveCount(6);
  await expect(tab.getByRole('link', { name: texts.home, exact: true })).toHaveAttribute('href', '/');
  await tab.getByRole('link', { name: texts.townHomes('Nieuwpoort') }).click();
  await expect(tab).toHaveURL('/aanbod?listing_city_id=9');
  await context.close();
});

test('is reached by a link that was on the screen, and leaves the favourites', async ({ page }) => {
  const admin = await Program.signedIn('admin');
  const { id, slug } = await publishHome(admin, { listing_city_id: '12' });
  await page.goto(route('listing.favorites'));
  await page.evaluate((favorite) => {
    localStorage.setItem('favorite_listings', JSON.stringify([favorite]));
    const answer = { value: { essential: true }, expires_at: Date.now() + 9e9 };
    localStorage.setItem('cookie_preferences', JSON.stringify(answer));
  }, slug);
  await page.reload();
  const link = page
    .getByRole('main')
    .locator(`a[href="${route('listing.show', { slug })}"]`)
    .last();
  await expect(link).toBeVisible();

  expect((await admin.call('DELETE', `/api/listings/${id}`)).status).toBe(204);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await axe(page);
  await page.goto(route('listing.favorites'));
  await expect(page.getByText(favoritesPageTexts.empty)).toBeVisible();
});

test('a home that the public never saw stays unknown', async () => {
  const admin = await Program.signedIn('admin');
  const concept = homeForm({ logiesdecreet: '990498', action: 'disable' });
  const answer = await admin.call('POST', '/api/listings', concept);
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  const { id, slug } = JSON.parse(text).data;
  expect((await admin.call('DELETE', `/api/listings/${id}`)).status).toBe(204);
  const gone = await fetch(origin + route('listing.show', { slug }));
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain(listingPageTexts.notFound);
});
