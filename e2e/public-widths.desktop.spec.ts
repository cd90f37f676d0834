/** The public pages from the smallest phone to the widest screen, and with letters of twice the size. */
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { extremeLooks, showAs } from '@/e2e/support/widths';
import { route } from '@/lib/paths';

const home = { slug: 'de-witte-golf-oostende' };
const pages = [
  route('home'),
  route('listing.index'),
  route('listing.show', home),
  route('listing.booking-request.create', home),
  route('listing.favorites'),
  route('search-alert.create', {}, { listing_city_id: 11, guests: 4 }),
  route('login'),
  route('about'),
  route('contact'),
  route('disclaimer'),
  route('terms-of-service'),
];
test.beforeEach(({ context }) => answerCookies(context));

/**
 * What is wrong with the page as it is now: wider than the window, parts of its header over each other, or a search that
 * is cut short where it has the room of a page.
 */
function faults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} px too wide`] : [];
  const banner = document.querySelector('header');
  const parts = [...(banner?.querySelectorAll('a, button') ?? [])].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const name = part.getAttribute('aria-label') ?? part.textContent?.trim() ?? '';
    return part.checkVisibility({ visibilityProperty: true }) && box.width > 0 ? [{ name, box }] : [];
  });
  for (const [at, one] of parts.entries()) {
    if (one.box.left < 0 || one.box.right > clientWidth) found.push(`'${one.name}' is cut off`);
    for (const other of parts.slice(at + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 1 && high > 1) found.push(`'${one.name}' lies over '${other.name}'`);
    }
  }
  for (const value of document.querySelectorAll('.search-bar[data-look=stack] .search-bar-value'))
    if (value.scrollWidth > value.clientWidth) found.push(`'${value.textContent}' is cut short`);
  return found;
}

async function expectToFit(page: Page): Promise<void> {
  const wrong: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    for (const look of extremeLooks) {
      await showAs(page, look);
      const told = await page.evaluate(faults);
      wrong.push(
        ...told.map((fault) => `${path} at ${look.width} px, letters of ${look.letters} %: ${fault}`),
      );
    }
  }
  expect(wrong).toEqual([]);
}

test('nothing sticks out or collides', async ({ page }) => {
  await expectToFit(page);
});
