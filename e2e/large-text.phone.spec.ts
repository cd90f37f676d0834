/** Letters of twice the size on a phone: nothing overflows, and what is fixed to the edges leaves room to read. */
import type { Page } from '@playwright/test';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { route } from '@/lib/paths';

const slug = 'de-witte-golf-oostende';

/** The part of the screen's height that bars at its edges take, of 1; a dialog at an edge counts, one over it does not. */
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

async function expectRoom(page: Page, name: string): Promise<void> {
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

test('on the way to a home', async ({ page, context, request }) => {
  const { start, end } = await findFreeStay(request, slug, 2);
  const stay = { arrival: start, departure: end, adults: 2, children: 2, babies: 1, pets: 0 };

  await test.step('with the question about cookies', async () => {
    await page.goto(route('front-page'));
    await expect(page.locator('#cookie-question')).toBeVisible();
    await expectRoom(page, 'question');
  });
  await answerCookies(context);
  const pages = {
    front: route('front-page'),
    overview: route('listing.index', {}, { ...stay, listing_setting_wifi: 1 }),
    town: route('listing.index', {}, { listing_city_id: 11 }),
  };
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, async () => {
      await page.goto(path);
      await expectRoom(page, name);
    });
  }
});
