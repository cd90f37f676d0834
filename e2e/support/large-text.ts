/** Pages with text of twice the size. */
import { expect, type Page } from '@playwright/test';

/** The share of the screen's height that bars at its edges take; a dialog counts only at an edge. */
function shareOfBars(): number {
  const bars = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { position, display } = getComputedStyle(element);
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isStuck = (position === 'fixed' || position === 'sticky') && display !== 'none' && height > 0;
    const isBar =
      width > innerWidth / 2 && (top <= 1 || bottom >= innerHeight - 1) && top < innerHeight && bottom > 0;
    return isStuck && isBar && element.checkVisibility({ visibilityProperty: true })
      ? [{ top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) }]
      : [];
  });
  let taken = 0;
  for (let y = 0; y < innerHeight; y += 1) if (bars.some((bar) => bar.top <= y && y < bar.bottom)) taken += 1;
  return taken / innerHeight;
}

/** Doubles the text: nothing overflows, and bars at the edges leave room to read. */
export async function expectRoom(page: Page, name: string): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over, `${name} is too wide by`).toBeLessThanOrEqual(0);
  for (const part of [0.5, 0]) {
    await page.evaluate(
      (to) => window.scrollTo({ top: document.body.scrollHeight * to, behavior: 'instant' }),
      part,
    );
    const share = () => page.evaluate(shareOfBars);
    await expect.poll(share, `the bars of ${name}`).toBeLessThanOrEqual(0.4);
  }
}
