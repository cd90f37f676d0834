/** A listing's page: photos, features, days and heart (what it must not reveal: front-page.test.ts). */
import type { Locator, Page } from '@playwright/test';
import { lastingCard } from '@/e2e/support/listings';
import { chooseDay, findFreeStay, showDay, takenStays } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { todayIn } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { formatDays } from '@/lib/format/date';
import { chooseParty, counter, partyButton } from '@/e2e/support/search-bar';
import { partyText } from '@/lib/stays/party';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { formTexts } from '@/lib/texts/forms';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';
import { galleryTexts } from '@/lib/texts/gallery';
import { shareTexts } from '@/lib/texts/share';
import { similarListingsTexts } from '@/lib/texts/similar-listings';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

const listing = { slug: 'de-witte-golf-oostende', name: 'De Witte Golf' };

const photos = (page: Page) => page.getByRole('list', { name: /^Foto’s van / });
const gallery = (page: Page) => page.getByRole('dialog', { name: /^Foto’s van / });

type Point = readonly [x: number, y: number];

/** A touch that moves along these points, then ends. */
async function drag(page: Page, [start, ...way]: readonly Point[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await touch('touchStart', start);
  for (const point of way) await touch('touchMove', point);
  await touch('touchEnd');
}

/** A swipe from right to left. */
async function swipe(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const y = Math.round((box?.y ?? 0) + 110);
  await drag(
    page,
    [300, 280, 250, 220, 180, 140, 100, 60].map((x) => [x, y] as const),
  );
}

test.beforeEach(({ context }) => answerCookies(context));

test('a listing is viewed from its first screen to its last days, and saved as a favourite', async ({
  page,
  request,
}, info) => {
  const isPhone = info.project.name === 'phone';
  await page.goto(`/aanbod/${listing.slug}`);

  await test.step('the first screen shows which listing, for how many and from what price', async () => {
    for (const text of [listing.name, /personen\s·/, /^Vanaf €/]) {
      const said = page.getByText(text).locator('visible=true');
      const inView = async () =>
        Promise.all(
          (await said.all()).map((one) =>
            one.evaluate((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return top >= 0 && bottom <= window.innerHeight;
            }),
          ),
        );
      await expect.poll(inView).toContain(true);
    }
  });

  await test.step('the first photos are on the page, and all of them in the full-screen gallery', async () => {
    const shown = photos(page).getByRole('button');
    const count = await photos(page).locator('button').count();
    expect(count).toBeGreaterThan(5);
    if (isPhone) {
      await swipe(page, photos(page));
      await expect(page.getByText(`2/${count}`, { exact: true })).toBeVisible();
    } else await expect(shown.locator('visible=true')).toHaveCount(5);

    await page.getByRole('button', { name: galleryTexts.all }).click();
    const at = (number: number) =>
      gallery(page).getByText(galleryTexts.spoken(number, count), { exact: true });
    await expect(at(isPhone ? 2 : 1)).toBeVisible();
    // The gallery adds no history entries.
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('ArrowRight');
    await expect(at(isPhone ? 3 : 2)).toBeVisible();
    const small = gallery(page).getByRole('button', { name: /^Toon foto/ });
    await small.nth(3).click();
    await expect(at(4)).toBeVisible();
    await expect(small.nth(3)).toHaveAttribute('aria-current', 'true');
    const whole = () =>
      small.evaluateAll((buttons) => {
        const row = buttons[0]?.closest('.swiper')?.getBoundingClientRect();
        const boxes = buttons.map((button) => button.getBoundingClientRect());
        return boxes.filter(({ left, right }) => row && left >= row.left && right <= row.right).length;
      });
    await expect.poll(whole).toBe(isPhone ? 4 : 6);

    await gallery(page).getByRole('button', { name: galleryTexts.zoomIn }).click();
    await expect(gallery(page).getByRole('button', { name: galleryTexts.zoomOut })).toBeVisible();
    await gallery(page).getByRole('button', { name: galleryTexts.zoomOut }).click();
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: galleryTexts.all })).toBeFocused();

    await shown.nth(isPhone ? 3 : 2).click();
    await expect(at(isPhone ? 4 : 3)).toBeVisible();
    if (isPhone) {
      await drag(
        page,
        [200, 240, 290, 340, 400].map((y) => [180, y] as const),
      );
    } else await page.keyboard.press('Escape');
    await expect(gallery(page)).toHaveCount(0);
  });

  await test.step('the rest of its features is one press away', async () => {
    const features = page.getByRole('region', { name: texts.features });
    await expect(features.getByRole('listitem').locator('visible=true')).toHaveCount(6);
    await features.getByText(/^Toon alle \d+ kenmerken$/).click();
    expect(await features.getByRole('listitem').locator('visible=true').count()).toBeGreaterThan(6);
    // The button to collapse the list comes after all of them, and keeps its position when pressed.
    const fewer = features.getByText(texts.fewerFeatures);
    await fewer.scrollIntoViewIfNeeded();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(fewer)).toBeGreaterThan(await topOf(features.getByRole('listitem').last()));
    await fewer.click();
    await expect(features.getByRole('listitem').locator('visible=true')).toHaveCount(6);
    await expect(features.getByText(/^Toon alle \d+ kenmerken$/)).toBeInViewport();
  });

  await test.step('days are shown month by month, with occupied ones marked', async () => {
    const calendar = page.getByLabel(texts.calendarLabel);
    const taken = await takenStays(request, listing.slug);
    const month = todayIn().slice(0, 7);
    const full = taken.find(
      ({ start, end }) => start.slice(0, 7) === month && start < end && end > todayIn(),
    );
    if (full) {
      const shown = full.start < todayIn() ? todayIn() : full.start;
      const state = `(${calendarDayTexts.taken}|${calendarDayTexts.arrival})`;
      const label = new RegExp(`${formatLongDay(shown)}.*, ${state}`, 'i');
      // In the server's HTML, column and table headers supply the rest of the day's name.
      const sent = new RegExp(`^${Number(shown.slice(8))} ${state}$`, 'i');
      const day = calendar.getByText(label).or(calendar.getByRole('cell', { name: sent }));
      await expect(day.first()).toBeAttached();
    }
    await expect(
      calendar.getByRole('table').or(calendar.getByRole('grid')).locator('visible=true'),
    ).toHaveCount(isPhone ? 1 : 2);
    const previous = page.getByRole('button', { name: calendarDayTexts.previousMonth });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const next = page.getByRole('button', { name: calendarDayTexts.nextMonth });
    await next.click();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect(next).toBeFocused();
    // A year ahead, pressed faster than it renders; at the end the button is there without effect.
    await next.evaluate((button: HTMLElement) => {
      for (let n = 0; n < 13; n += 1) button.click();
    });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(calendarDayTexts.taken, { exact: true })).toBeVisible();
  });

  await test.step('the request button is never far away, and the heart is remembered', async () => {
    const book = page
      .getByRole('link', { name: texts.book, exact: true })
      .or(page.getByRole('button', { name: texts.ask, exact: true }));
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
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `${favoriteHeartTexts.add}: ${listing.name}` });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten' })).toHaveCount(0);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten' })).toBeVisible();
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a stay is chosen in the page’s calendar, and carried along', async ({ page, request }, info) => {
  const stay = await findFreeStay(request, listing.slug, 3);
  await page.goto(`/aanbod/${listing.slug}`);
  const section = page.getByRole('region', { name: texts.availability });
  const lowest = await section.evaluateHandle((element) => {
    const seen = { height: Infinity };
    const note = () => void (seen.height = Math.min(seen.height, element.clientHeight));
    new ResizeObserver(note).observe(element);
    return seen;
  });
  await page.getByRole('link', { name: texts.chooseDays }).locator('visible=true').first().click();
  const day = await showDay(page, stay.start);
  await expect(day).toHaveAccessibleName(/€/);
  // The server-rendered months stay until the calendar has loaded: what is below never jumps.
  const height = await section.evaluate((element) => element.clientHeight);
  expect(await lowest.evaluate((seen) => seen.height)).toBeGreaterThan(height * 0.85);
  await chooseDay(page, stay.start);
  await expect(page.getByText(formTexts.chooseDeparture)).toBeVisible();
  const before = await day.boundingBox();
  await chooseDay(page, stay.end);
  // What appears meanwhile moves no day under the finger.
  if (await day.isVisible()) expect(await day.boundingBox()).toEqual(before);
  const total = page.getByRole('status').filter({ visible: true, hasText: /totaal voor 2 nachten/ });
  await expect(total.first()).toBeVisible();
  await chooseParty(page, { adults: 3 }, partyButton(page));
  await expect(page).toHaveURL(new RegExp(`arrival=${stay.start}&departure=${stay.end}&adults=3`));
  // It survives a reload.
  await page.reload();
  await expect(total.first()).toBeVisible();
  await expect(partyButton(page)).toHaveText(partyText({ adults: 3 }));
  const ask =
    info.project.name === 'phone'
      ? page.getByRole('link', { name: texts.book, exact: true }).locator('visible=true')
      : page.getByRole('button', { name: texts.ask, exact: true });
  await ask.click();
  await page.waitForURL(/reserverings-aanvragen\/create\?/);
  await expect(page.getByRole('region', { name: bookingRequestFormTexts.summary })).toContainText(
    formatDays(stay.start, stay.end),
  );
  await expect(counter(page, 'adults')).toHaveText('3');
});

test('similar listings are suggested, available on the chosen days, and a listing is shared @desktop', async ({
  page,
  context,
  request,
}) => {
  const stay = await findFreeStay(request, listing.slug, 3);
  await page.goto(`/aanbod/${listing.slug}?arrival=${stay.start}&departure=${stay.end}&adults=5`);
  const more = page.getByRole('link', { name: texts.moreIn('Oostende') });
  await more.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: similarListingsTexts.free })).toBeVisible();
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThan(0);
  const capacities: number[] = [];
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /arrival=.*adults=5/);
    const slug = /\/aanbod\/([a-z\d-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
    const answer = await request.get(`/api/listings/${slug}`);
    // A listing of another test that has ended since.
    if (answer.status() === 404) continue;
    capacities.push((await answer.json()).data.max_capacity);
  }
  expect(capacities.length).toBeGreaterThan(0);
  expect(Math.min(...capacities)).toBeGreaterThanOrEqual(5);

  // By copying its URL.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: shareTexts.share }).click();
  await expect(page.getByRole('button', { name: shareTexts.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

/** Records every text the element takes from now on, however briefly; returns a function that gives them in order. */
async function record(element: Locator): Promise<() => Promise<string[]>> {
  const notes = await element.evaluateHandle((node) => {
    const texts: string[] = [];
    const note = () => texts.push(node.textContent ?? '');
    new MutationObserver(note).observe(node, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => notes.jsonValue();
}

test('a card describes the listing, changes its photo under the pointer, and remembers its heart', async ({
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
    // The slide show stops once the pointer is gone.
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

test.describe('in an idle browser', () => {
  test.use({ hasLeisure: true });

  test('the first photo is the largest contentful paint, and nothing moves before the visitor does', async ({
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
    // A scroll that looks like the visitor's would end the measurement too early.
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(window, 'largestPaints') as string[]).at(-1)))
      .toBe('IMG');
  });
});
