/**
 * Finds texts that differ from what React rendered: stale, duplicated or removed by a browser's translation. Reads
 * React's own tree, which stores what each element should say.
 */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Runs in the page; each difference as 'expected ≠ shown'. */
function findStaleTexts(): string[] {
  interface Fiber {
    tag: number;
    stateNode: unknown;
    memoizedProps: { children?: unknown; dangerouslySetInnerHTML?: unknown } | string | null;
    memoizedState: { dehydrated?: unknown } | null;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const [PORTAL, HOST_TEXT, SUSPENSE, HOISTED, ACTIVITY] = [4, 6, 13, 26, 31];
  const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'OPTION', 'SELECT']);
  const found: string[] = [];
  const childrenOf = (fiber: Fiber) => {
    const all: Fiber[] = [];
    for (let one = fiber.child; one; one = one.sibling) all.push(one);
    return all;
  };
  const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

  /** Whether an element itself contains text, not only its descendants. */
  const hasText = (fiber: Fiber): boolean =>
    childrenOf(fiber).some(
      (one) =>
        one.tag === HOST_TEXT || (!(one.stateNode instanceof Element) && one.tag !== PORTAL && hasText(one)),
    );

  /** What a part should say; null if React does not know: it is not hydrated, or has raw HTML. */
  function read(fiber: Fiber): string | null {
    const { tag, memoizedProps: props, memoizedState: state, stateNode: node } = fiber;
    if (tag === HOST_TEXT) return String(props);
    if ((tag === SUSPENSE || tag === ACTIVITY) && state?.dehydrated) return null;
    if (tag === HOISTED) return '';
    const own = typeof props === 'object' ? props : null;
    if (!(node instanceof Element)) {
      const said = readAll(childrenOf(fiber));
      return tag === PORTAL ? '' : said;
    }
    const shown = node.textContent;
    if (unread.has(node.tagName) || own?.dangerouslySetInnerHTML) return shown;
    const said = isText(own?.children) ? String(own?.children) : readAll(childrenOf(fiber));
    // Other scripts may have added elements: only those with text are compared.
    const hasTexts = isText(own?.children) || hasText(fiber) || node.querySelector(':scope > font') !== null;
    if (hasTexts && said !== null && said !== shown) found.push(`${said} ≠ ${shown}`);
    // Reported once, not again for every ancestor.
    return said === null ? null : shown;
  }
  function readAll(fibers: Fiber[]): string | null {
    const said = fibers.map(read);
    return said.includes(null) ? null : said.join('');
  }

  for (const [key, value] of Object.entries(document))
    if (key.startsWith('__reactContainer'))
      read((value as Fiber & { stateNode: { current: Fiber } }).stateNode.current);
  return found;
}

/** Expects every text to be what React rendered, once the page has settled. */
export async function expectNoStaleTexts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findStaleTexts), { message: page.url() }).toEqual([]);
}
