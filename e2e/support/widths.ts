/** One state of a page at the widths of a phone, a tablet and a screen. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expect } from '@/e2e/support/test';

export const widths: readonly number[] = [375, 768, 1280];
/** Includes the smallest phone still in use, which is also a screen of 1280 px enlarged four times. */
export const widthsFromSmallest: readonly number[] = [320, ...widths];

/** Nothing overflows, and axe finds no fault, at any of the widths. */
export async function atEveryWidth(page: Page, state: string, among = widths): Promise<void> {
  for (const width of among) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${state} is wider than ${width} px`).toBeLessThanOrEqual(0);
    await axe(page);
    if (process.env.E2E_SHOTS) {
      await page.screenshot({ path: `${process.env.E2E_SHOTS}/${state}-${width}.png`, fullPage: true });
    }
  }
}
