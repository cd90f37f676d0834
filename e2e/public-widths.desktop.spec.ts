/** The public pages and what opens on them, from the smallest phone to the widest screen, and with letters twice as large. */
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';
import { liveSearch, moreFilters } from '@/e2e/support/search-bar';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { extremeLooks, showAs } from '@/e2e/support/widths';
import { route } from '@/lib/paths';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { favoritesPageTexts } from '@/lib/texts/favorites';
import { searchTexts } from '@/lib/texts/search';
import { searchDaysTexts } from '@/lib/texts/search-days';

const home = { slug: 'de-witte-golf-oostende' };
/** The ends, and between them a tablet: wide enough for two columns of small letters, too narrow for large ones. */
const looks = [
  ...extremeLooks,
  { width: 320, height: 640, letters: 200 },
  { width: 768, height: 1024, letters: 200 },
  { width: 1024, height: 768, letters: 200 },
];

async function chooseDays(page: Page): Promise<void> {
  await page.getByRole('group', { name: searchDaysTexts.when }).getByRole('button').first().click();
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** Each page is loaded once; what opens on it is looked at in the same load, one after the other. */
const pages: readonly { path: string; opened?: (page: Page) => Promise<void> }[] = [
  { path: route('home'), opened: chooseDays },
  {
    path: route('listing.index'),
    opened: async (page) => {
      await stir(page, liveSearch(page));
      await moreFilters(page).click();
      await expect(page.getByRole('dialog', { name: searchTexts.form.filters })).toBeVisible();
    },
  },
  { path: route('listing.show', home) },
  { path: route('listing.booking-request.create', home) },
  {
    // The only one goes, so that the bar that takes it back stands over an empty list.
    path: route('listing.favorites'),
    opened: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(favoriteHeartTexts.add) })
        .first()
        .click();
      await expect(page.getByRole('button', { name: favoritesPageTexts.undo })).toBeVisible();
    },
  },
  { path: route('search-alert.create', {}, { listing_city_id: 11, guests: 4 }) },
  { path: route('login') },
  { path: route('about') },
  { path: route('contact') },
  { path: route('disclaimer') },
  { path: route('terms-of-service') },
];
test.beforeEach(async ({ context }) => {
  await answerCookies(context);
  await context.addInitScript((slug) => {
    localStorage.setItem('favorite_listings', JSON.stringify([slug]));
  }, home.slug);
});

/** What is wrong with the page as a whole: wider than the window, or parts of its header over each other. */
function faultsOfPage(): string[] {
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
  return found;
}

/**
 * Text that is not all there: what is chosen in a field and does not fit, what sticks out of its place or of the
 * window, and a word on a button that is broken although a button has room for it. Left out is what is cut on purpose,
 * and what stands in a row that scrolls.
 */
function faultsOfText(): string[] {
  const { clientWidth } = document.documentElement;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found: string[] = [];
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of top.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    // One that has the whole line can do no more.
    const isNarrow = field.clientWidth < clientWidth * 0.7;
    if (!pen || !isNarrow || !field.checkVisibility({ visibilityProperty: true })) continue;
    pen.font = font;
    const chosen = field.selectedOptions[0]?.text ?? '';
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(chosen).width > room + 1) found.push(`'${chosen}' does not fit in its field`);
  }
  for (const value of top.querySelectorAll('button.search-bar-value'))
    if (value.scrollWidth > value.clientWidth) found.push(`'${value.textContent}' is cut short`);

  const range = document.createRange();
  const boxes = () => [...range.getClientRects()].filter(({ width }) => width > 0.5);
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const place = text.parentElement;
    const isRead = place?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Words for screen readers are cut to a pixel; a map, a row that scrolls and a closed dialog show what they can.
    const apart =
      '[class*=sr-only], .skip-link, select, svg, textarea, .chip-row, .home-row ul, .mosaic, [role=region]';
    if (!place || !isRead || text.data.trim() === '' || place.closest(apart)) continue;
    range.selectNodeContents(text);
    let block: Element = place;
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const { overflowX, clipPath } = getComputedStyle(block);
    const { left, right } = block.getBoundingClientRect();
    const isOut = boxes().some(
      (box) => box.right > Math.min(right + 1.5, clientWidth) || box.left < left - 1.5,
    );
    if (isOut && overflowX === 'visible' && clipPath === 'none') found.push(`'${text.data}' sticks out`);
    if (!place.closest('.button')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = boxes();
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const isBroken = pieces.some((piece) => piece.top > (pieces[0]?.bottom ?? 0) - 1);
      if (isBroken && width < clientWidth - 80) found.push(`'${word}' is broken`);
    }
  }
  return found;
}

async function faultsIn(page: Page, state: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const look of looks) {
    await showAs(page, look);
    const told = [...(await page.evaluate(faultsOfPage)), ...(await page.evaluate(faultsOfText))];
    wrong.push(
      ...told.map((fault) => `${state} at ${look.width} px, letters of ${look.letters} %: ${fault}`),
    );
  }
  return wrong;
}

test('nothing sticks out, is cut or collides', async ({ page }) => {
  const wrong: string[] = [];
  for (const { path, opened } of pages) {
    await page.goto(path);
    if (path === route('listing.favorites'))
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    wrong.push(...(await faultsIn(page, path)));
    if (!opened) continue;
    await showAs(page, { width: 1280, height: 800, letters: 100 });
    await opened(page);
    wrong.push(...(await faultsIn(page, `${path}, opened,`)));
  }
  expect(wrong).toEqual([]);
});
