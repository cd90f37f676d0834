/** Layout errors of a page, from the smallest phone to the widest screen, and with text twice as large. */
import { expect, type Page } from '@playwright/test';
import { extremeViewports, showAs } from '@/e2e/support/widths';

/** The extremes, and between them a tablet: wide enough for two columns of normal text, too narrow for large text. */
const viewports = [
  ...extremeViewports,
  { width: 320, height: 640, letters: 200 },
  { width: 768, height: 1024, letters: 200 },
  { width: 1024, height: 768, letters: 200 },
];

/** Errors of the page as a whole: wider than the window, or overlapping parts of its header. */
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
 * Text that is not fully visible: a field's value that does not fit, text overflowing its container or the window, and
 * a word on a button that is broken although the button has room for it. Ignores what is truncated on purpose, and rows
 * that scroll.
 */
function faultsOfText(): string[] {
  const { clientWidth } = document.documentElement;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found: string[] = [];
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of top.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    // A field that already takes the whole line cannot be wider.
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
    // Text for screen readers is clipped to a pixel; maps, scrolling rows and closed dialogs hide text on purpose.
    const excluded =
      '[class*=sr-only], .skip-link, select, svg, textarea, .chip-row, .home-row ul, ul.snap-x, .mosaic, [role=region]';
    if (!place || !isRead || text.data.trim() === '' || place.closest(excluded)) continue;
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

/** Expects that nothing overflows, is clipped or overlaps on the page as it is. */
export async function expectNoFaults(page: Page, state: string): Promise<void> {
  const own = page.viewportSize();
  const wrong: string[] = [];
  for (const viewport of viewports) {
    await showAs(page, viewport);
    const told = [...(await page.evaluate(faultsOfPage)), ...(await page.evaluate(faultsOfText))];
    wrong.push(
      ...told.map((fault) => `${state} at ${viewport.width} px, letters of ${viewport.letters} %: ${fault}`),
    );
  }
  expect(wrong).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (own) await page.setViewportSize(own);
}
