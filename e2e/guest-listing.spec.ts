/** A home's own page: photos, days, map, heart, and what of it stays hidden. */
import type { Locator, Page } from '@playwright/test';
import { takenStays } from '@/e2e/support/stays';
import { lastingCard } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { todayIn } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';
import { mapTexts } from '@/lib/texts/map';
import { galleryTexts } from '@/lib/texts/gallery';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

const home = { slug: 'de-witte-golf-oostende', name: 'De Witte Golf' };
const hidden = 'studio-schelpje-koksijde';

const strip = (page: Page) => page.getByRole('region', { name: /^Foto’s van / }).first();
const shownPhoto = (page: Page) =>
  strip(page).evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1);
const marked = (page: Page) => page.locator('a[href^="#foto-"][aria-current=true]');

/** The photo that is shown in the very moment in which a thumbnail is pressed. */
async function leafAtOnce(page: Page, name: string): Promise<number> {
  const link = await page.getByRole('link', { name }).elementHandle();
  return strip(page).evaluate((element, thumbnail) => {
    if (thumbnail instanceof HTMLElement) thumbnail.click();
    return Math.round(element.scrollLeft / element.clientWidth) + 1;
  }, link);
}

/** A finger that moves from right to left. */
async function swipe(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const y = Math.round((box?.y ?? 0) + 110);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 300);
  for (const x of [280, 250, 220, 180, 140, 100, 60]) await touch('touchMove', x);
  await touch('touchEnd');
}

test.beforeEach(({ context }) => answerCookies(context));

test('photos are leafed through by finger, keys, arrows and thumbnails', async ({ page }, info) => {
  await page.goto(`/aanbod/${home.slug}`);
  await expect(strip(page)).toBeVisible();
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownPhoto(page)).toBe(2);
  await expect(marked(page)).toHaveAccessibleName(galleryTexts.show(2));
  await expect(page.getByText(/^2\/\d+$/)).toBeVisible();

  if (info.project.name === 'phone') {
    await swipe(page, strip(page));
  } else {
    await strip(page).hover();
    await page.getByRole('button', { name: galleryTexts.next }).click();
  }
  await expect.poll(() => shownPhoto(page)).toBe(3);
  await page.getByRole('link', { name: galleryTexts.show(5) }).click();
  await expect.poll(() => shownPhoto(page)).toBe(5);
  await expect(marked(page)).toHaveAccessibleName(galleryTexts.show(5));
  // Nothing of it becomes a page of the history.
  expect(new URL(page.url()).hash).toBe('');

  const thumbnails = page.locator('a[href^="#foto-"]');
  const [row, one] = await Promise.all([
    thumbnails.first().evaluate((link) => link.closest('ul')?.clientWidth ?? 0),
    thumbnails.first().evaluate((link) => link.clientWidth),
  ]);
  expect(Math.floor(row / one)).toBe(info.project.name === 'phone' ? 4 : 6);

  // Who wants no motion is shown the photo at once, without a way past the others.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await leafAtOnce(page, galleryTexts.show(4))).toBe(4);
});

test('days are shown month after month, the taken ones as taken', async ({ page, request }, info) => {
  await page.goto(`/aanbod/${home.slug}`);
  const calendar = page.getByLabel(texts.calendarLabel);
  const taken = await takenStays(request, home.slug);
  const month = todayIn().slice(0, 7);
  const full = taken.find(({ start, end }) => start.slice(0, 7) === month && start < end && end > todayIn());
  if (full) {
    const label = new RegExp(
      `${formatLongDay(full.start)}.*, (${calendarDayTexts.taken}|${calendarDayTexts.arrival})`,
      'i',
    );
    await expect(calendar.getByText(label).first()).toBeAttached();
  }
  await expect(
    calendar.getByRole('table').or(calendar.getByRole('grid')).locator('visible=true'),
  ).toHaveCount(info.project.name === 'phone' ? 1 : 2);
  const previous = page.getByRole('button', { name: calendarDayTexts.previousMonth });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const next = page.getByRole('button', { name: calendarDayTexts.nextMonth });
  await next.click();
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await expect(next).toBeFocused();
  // A year ahead; at the end the button is there and does nothing more.
  for (let n = 0; n < 13; n += 1) await next.click({ force: true });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(calendarDayTexts.taken, { exact: true })).toBeVisible();
});

test('the way to a reservation is never far, the heart is kept', async ({ page }, info) => {
  await page.goto(`/aanbod/${home.slug}`);
  const book = page.getByRole('link', { name: texts.book, exact: true });
  const inView = async () => {
    const height = page.viewportSize()?.height ?? 0;
    const tops = await book.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top }) => top),
    );
    return tops.some((top) => top > 0 && top < height);
  };
  for (const share of [0, 0.3, 0.6]) {
    await page.evaluate(
      (part) => window.scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }),
      share,
    );
    expect(await inView(), `at ${share} of the page on a ${info.project.name}`).toBe(true);
  }
  const heart = page.getByRole('main').getByRole('button', { name: new RegExp(favoriteHeartTexts.add) });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten' })).toHaveCount(0);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten' })).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a hidden address is nowhere: not on the page, not in its source, not in an answer @desktop', async ({
  page,
  request,
}) => {
  await page.goto(`/aanbod/${hidden}`);
  await expect(page.getByText(texts.addressOnRequest)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Kaart met de omgeving van / })).toBeVisible();
  const { data } = await (await request.get(`/api/listings/${hidden}`)).json();
  expect([data.address_street_name, data.address_house_number, data.name_residence]).toEqual([
    null,
    null,
    null,
  ]);
  expect(data).not.toHaveProperty('address_postcode');
  const source = await (await request.get(`/aanbod/${hidden}`)).text();
  expect(source).toContain('"display_home_address":false'.replaceAll('"', '\\"'));
  expect(source).not.toMatch(/"streetAddress"|address_house_number\\":\\"/);
});

test('a home that is no longer let keeps its page, without heart, map, data for programs or a way to ask @phone', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/listings/243')).json();
  const answer = await page.goto(`/aanbod/${data.slug}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(texts.retired)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('button', { name: new RegExp(favoriteHeartTexts.add) }),
  ).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Kaart/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: texts.book, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: texts.email })).toHaveCount(0);
  await expect(page.getByRole('region', { name: mapTexts.label, exact: true })).toHaveCount(0);
});

test.describe('what was never public', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('is not there @desktop', async ({ page, request }) => {
    for (const id of [241, 242]) expect((await request.get(`/api/listings/${id}`)).status()).toBe(404);
    expect((await page.goto('/aanbod/bestaat-niet'))?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(texts.notFoundDocumentTitle));
    await expect(page.getByRole('heading', { level: 1, name: texts.notFound })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Naar de startpagina' })).toBeVisible();
    await main.getByRole('link', { name: 'Bekijk het aanbod' }).click();
    await expect(page).toHaveURL(/\/aanbod$/);
  });
});

/** Notes every text that an element takes on from here, however briefly it stands; gives them in their order. */
async function record(element: Locator): Promise<() => Promise<string[]>> {
  const notes = await element.evaluateHandle((node) => {
    const texts: string[] = [];
    const note = () => texts.push(node.textContent ?? '');
    new MutationObserver(note).observe(node, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => notes.jsonValue();
}

test('a card tells what it is, changes its photo under the pointer, and keeps its heart', async ({
  page,
}, info) => {
  await page.goto('/aanbod?listing_city_id=11');
  const card = lastingCard(page);
  await expect(card.getByText(/^Vanaf € [\d.]+ per nacht$/)).toBeVisible();
  await expect(card.getByRole('button', { name: new RegExp(favoriteHeartTexts.add) })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const photos = card.getByRole('group', { name: /^Foto’s van/ });
  expect((await photos.boundingBox())?.height).toBe(230);
  const count = card.getByText(/^Foto \d+ van \d+$/);
  await stir(page, count);
  await expect(count).toHaveText(/^Foto 1 /);
  if (info.project.name === 'desktop') {
    const seen = await record(count);
    await photos.hover();
    await expect.poll(async () => (await seen())[0], { timeout: 5_000 }).toMatch(/^Foto 2 /);
    // By themselves they change no more once the pointer is gone.
    await page.mouse.move(5, 5);
    const shown = Number.parseInt((await count.innerText()).slice(5), 10);
    await card.getByRole('button', { name: 'Vorige foto' }).focus();
    await page.keyboard.press('Enter');
    await expect(count).toHaveText(new RegExp(`^Foto ${shown - 1} `));
  } else {
    await swipe(page, photos);
    await expect(count).toHaveText(/^Foto 2 /);
    await expect(page).toHaveURL(/\/aanbod\?/);
  }
});

test.describe('in a browser with time to spare', () => {
  test.use({ hasLeisure: true });

  test('the first photo is the largest that is painted, and nothing moves before somebody does', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { largestPaints: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { element?: Element }).element?.tagName);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/aanbod/de-witte-golf-oostende');
    // A scroll that looks like somebody's ends the measurement before.
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(window, 'largestPaints') as string[]).at(-1)))
      .toBe('IMG');
  });
});
