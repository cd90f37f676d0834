/** One state of a page at the widths of a phone, a tablet and a screen. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expect } from '@/e2e/support/test';

export const widths = [375, 768, 1280] as const;

/** Nothing hangs over the edge, and a program finds no fault with it, at any width. */
export async function atEveryWidth(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${state} is wider than ${width} px`).toBeLessThanOrEqual(0);
    await axe(page);
    if (process.env.E2E_SHOTS) {
      await page.screenshot({ path: `${process.env.E2E_SHOTS}/${state}-${width}.png`, fullPage: true });
    }
  }
}
