/** Photos on a phone: more are chosen than a listing can have, and they are sorted by touch. */
import type { CDPSession, Page } from '@playwright/test';
import { route } from '@/lib/paths';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { listingPhotoTexts } from '@/lib/texts/listing-form-screen';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { photoTiles } from '@/e2e/support/listing-form';
import { jpeg } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';

interface Point {
  x: number;
  y: number;
}

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });

/** The path of a finger, in steps. */
function wayOf(from: Point, to: Point): Point[] {
  const steps = 12;
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** Puts a finger down, waits until dragging starts, moves it in steps and lifts it. */
async function drag(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  await touch(cdp, 'touchStart', [from]);
  // Dragging starts after 200 ms.
  await new Promise((resolve) => setTimeout(resolve, 350));
  for (const point of wayOf(from, to)) await touch(cdp, 'touchMove', [point]);
  await touch(cdp, 'touchEnd', []);
}

/** Moves a finger at once. No step waits for a response, which on a busy page could arrive after dragging starts. */
async function swipe(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  await Promise.all([
    touch(cdp, 'touchStart', [from]),
    ...wayOf(from, to).map((point) => touch(cdp, 'touchMove', [point])),
    touch(cdp, 'touchEnd', []),
  ]);
}

async function middleOf(page: Page, tile: number): Promise<Point> {
  const box = await photoTiles(page).nth(tile).getByRole('img').boundingBox();
  if (!box) throw new Error('no such photo');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const sources = (page: Page) =>
  photoTiles(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

async function chooseEleven(page: Page): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: 11 }, (_, n) => jpeg(`foto-${n}.jpg`, `#1b5b${n + 10}`)),
  );
  const add = page.getByRole('button', { name: listingPhotoTexts.add });
  await add.scrollIntoViewIfNeeded();
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(photoTiles(page)).toHaveCount(10);
  await expect(add).toBeDisabled();
  const fault = page.getByRole('alert').filter({ hasText: listingFormTexts.tooManyPhotos });
  await expect(fault).toBeInViewport({ ratio: 1 });
  await expect(fault).toContainText(listingPhotoTexts.leftOut(1));
}

test('of eleven at once ten are accepted, and the other is reported; a photo is moved by holding it, while a short swipe scrolls', async ({
  page,
}) => {
  await answerCookies(page);
  await signIn(page, await makeAccount(), route('listing.create'));
  await chooseEleven(page);
  const cdp = await page.context().newCDPSession(page);
  const before = await sources(page);
  // Smooth scrolling takes a moment.
  await photoTiles(page).nth(2).scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);

  const at = await page.evaluate(() => window.scrollY);
  const start = await middleOf(page, 0);
  await swipe(cdp, start, { x: start.x, y: start.y + 150 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(at);
  expect(await sources(page)).toEqual(before);
  await page.waitForTimeout(800);

  await photoTiles(page).nth(2).scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  await drag(cdp, await middleOf(page, 2), await middleOf(page, 0));
  await expect.poll(() => sources(page)).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
});
