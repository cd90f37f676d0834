/** One state of a page at the widths of a phone, a tablet and a screen. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expect } from '@/e2e/support/test';

export const widths: readonly number[] = [375, 768, 1280];
/** Includes the smallest phone still in use, which is also a screen of 1280 px enlarged four times. */
export const widthsFromSmallest: readonly number[] = [320, ...widths];

interface Look {
  width: number;
  height: number;
  /** Of the letters, in percent of their own size. */
  letters: number;
}

/** The ends of what people look with: the smallest phone, the widest screen, and letters of twice the size. */
export const extremeLooks: readonly Look[] = [
  { width: 320, height: 640, letters: 100 },
  { width: 375, height: 812, letters: 200 },
  { width: 1280, height: 800, letters: 200 },
  { width: 2560, height: 1440, letters: 100 },
];

/** Shows the page so, what lies below the first view included. */
export async function showAs(page: Page, { width, height, letters }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    delete document.documentElement.dataset.unhurried;
  }, letters);
}

/** The headings of parts of a dashboard page that are larger than its own. */
function louderHeadings(): string[] {
  const sizeOf = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize);
  const title = document.querySelector('[data-dashboard] h1');
  const parts = title ? [...document.querySelectorAll('[data-dashboard] :is(h2, h3)')] : [];
  return parts.flatMap((part) => (title && sizeOf(part) > sizeOf(title) ? (part.textContent ?? '') : []));
}

/**
 * What a journey on one width looks like on both: a phone's and a screen's. Where widths show the same, walking it
 * once and looking twice tells as much as walking twice, in half the time.
 */
export async function axeAtBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize();
  await axe(page);
  const isPhone = (own?.width ?? 0) < 768;
  await page.setViewportSize(isPhone ? { width: 1280, height: 800 } : { width: 375, height: 812 });
  await axe(page);
  if (own) await page.setViewportSize(own);
  // What floats beside something is put there again a frame later, away from under a press.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Nothing overflows, no part is called louder than the page, and axe finds no fault, at any of the widths. */
export async function atEveryWidth(page: Page, state: string, among = widths): Promise<void> {
  for (const width of among) {
    await page.setViewportSize({ width, height: 900 });
    // What a bar covers halfway is not a small target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // Asked again: what looks at the width by script follows a moment later.
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over, `${state} is wider than ${width} px by`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(louderHeadings), `${state} at ${width} px`).toEqual([]);
    await axe(page);
    if (process.env.E2E_SHOTS) {
      await page.screenshot({ path: `${process.env.E2E_SHOTS}/${state}-${width}.png`, fullPage: true });
    }
  }
}
