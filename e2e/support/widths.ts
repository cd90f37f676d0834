/** One state of a page at phone, tablet and desktop widths. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expect } from '@/e2e/support/test';

export const widths: readonly number[] = [375, 768, 1280];
/** Includes the smallest phone still in use, which equals a screen of 1280 px zoomed four times. */
export const widthsFromSmallest: readonly number[] = [320, ...widths];
/** Phone and desktop: what a tablet shows also appears on one of them. */
const checkedWidths = new Set([375, 1280]);

declare global {
  interface Window {
    shownUnseen?: Set<Element>;
  }
}

interface Viewport {
  width: number;
  height: number;
  /** The font size, in percent of the default. */
  letters: number;
}

/** The extremes: the smallest phone, the widest screen, and text of twice the size. */
export const extremeViewports: readonly Viewport[] = [
  { width: 320, height: 640, letters: 100 },
  { width: 375, height: 812, letters: 200 },
  { width: 1280, height: 800, letters: 200 },
  { width: 2560, height: 1440, letters: 100 },
];

/** Wider than a tablet, but too narrow for the desktop's menu. */
const betweenViewport: Viewport = { width: 1024, height: 900, letters: 100 };
const allViewports: readonly Viewport[] = [
  ...widths.map((width) => ({ width, height: 900, letters: 100 })),
  betweenViewport,
  ...extremeViewports,
];

/** Shows the page in this way, including what is below the first screen. */
export async function showAs(page: Page, { width, height, letters }: Viewport): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    delete document.documentElement.dataset.unhurried;
  }, letters);
}

/** The headings of sections of a dashboard page that are larger than its title. */
function louderHeadings(): string[] {
  const sizeOf = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize);
  const title = document.querySelector('[data-dashboard] h1');
  const parts = title ? [...document.querySelectorAll('[data-dashboard] :is(h2, h3)')] : [];
  return parts.flatMap((part) => (title && sizeOf(part) > sizeOf(title) ? (part.textContent ?? '') : []));
}

/**
 * Checks with axe at phone and desktop widths. Where both show the same, running a test once and checking twice tells
 * as much as running it twice, in half the time.
 */
export async function axeAtBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize();
  await axe(page);
  const isPhone = (own?.width ?? 0) < 768;
  await page.setViewportSize(isPhone ? { width: 1280, height: 800 } : { width: 375, height: 812 });
  await axe(page);
  if (own) await page.setViewportSize(own);
  // Floating elements are repositioned a frame later, so that a click could miss.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Remembers what is shown now without being checked, or removes from that what is checked now; returns how much is
 * left.
 */
function noteShown(isChecked: boolean): number {
  const unseen = (window.shownUnseen ??= new Set());
  for (const one of document.body.querySelectorAll('*')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (isChecked) unseen.delete(one);
    else unseen.add(one);
  }
  return unseen.size;
}

type Size = Pick<Viewport, 'width' | 'height'>;

/**
 * Measures the layout at every size, and checks with axe: at phone and desktop sizes, and at a size between only if
 * something appears there that neither of them shows.
 */
export async function atSizes(
  page: Page,
  sizes: readonly Size[],
  measure: (width: number) => Promise<void>,
): Promise<void> {
  const between = sizes.filter(({ width }) => !checkedWidths.has(width));
  const ends = sizes.filter(({ width }) => checkedWidths.has(width));
  await page.evaluate(() => window.shownUnseen?.clear());
  let unseen = 0;
  for (const size of [...between, ...ends]) {
    await page.setViewportSize(size);
    await measure(size.width);
    const isChecked = checkedWidths.has(size.width);
    if (isChecked) await axe(page);
    unseen = await page.evaluate(noteShown, isChecked);
  }
  if (unseen === 0) return;
  for (const size of between) {
    await page.setViewportSize(size);
    await axe(page);
  }
  const last = ends.at(-1);
  if (last) await page.setViewportSize(last);
}

/**
 * Nothing overflows and no section heading is larger than the page's at any of the widths; `atSizes` describes when
 * axe runs.
 */
export async function atEveryWidth(page: Page, state: string, among = widths): Promise<void> {
  const sizes = among.map((width) => ({ width, height: 900 }));
  await atSizes(page, sizes, async (width) => {
    // Scrolls up, since a control half covered by a bar is not a target too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // Polled: scripts react to a new width a moment later.
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over, `${state} is wider than ${width} px by`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(louderHeadings), `${state} at ${width} px`).toEqual([]);
    if (process.env.E2E_SHOTS) {
      await page.screenshot({ path: `${process.env.E2E_SHOTS}/${state}-${width}.png`, fullPage: true });
    }
  });
}

/** No wider than the window, at any of the window sizes. */
export async function expectToFit(page: Page, state: string, viewports = allViewports): Promise<void> {
  const own = page.viewportSize();
  for (const viewport of viewports) {
    await showAs(page, viewport);
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const place = `${state} is wider than ${viewport.width} px with letters of ${viewport.letters} % by`;
    await expect.poll(over, place).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (own) await page.setViewportSize(own);
}

/** The checks of `atEveryWidth`, for a page as it opens: it also fits in all other kinds of windows. */
export async function atEveryViewport(page: Page, state: string, among = widths): Promise<void> {
  await atEveryWidth(page, state, among);
  await expectToFit(page, state, [betweenViewport, ...extremeViewports]);
}
