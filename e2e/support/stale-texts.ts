/**
 * Texts that a page shows otherwise than React means to: what a browser's translation has left behind, shown twice or
 * taken away. Reads React's own tree, which keeps in memory what each element should say.
 */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Runs in the page; each difference as 'what is meant ≠ what is shown'. */
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

  /** Whether a text stands in an element itself, not in one of those within it. */
  const hasText = (fiber: Fiber): boolean =>
    childrenOf(fiber).some(
      (one) =>
        one.tag === HOST_TEXT || (!(one.stateNode instanceof Element) && one.tag !== PORTAL && hasText(one)),
    );

  /** What a part should say; null where React does not know: what it has not taken over, and HTML of its own. */
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
    // What an element holds besides texts may have been added by other scripts.
    const hasTexts = isText(own?.children) || hasText(fiber) || node.querySelector(':scope > font') !== null;
    if (hasTexts && said !== null && said !== shown) found.push(`${said} ≠ ${shown}`);
    // Told once, not again for everything that it is part of.
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

/** Everything on the page says what React means it to, as soon as it has settled. */
export async function expectNoStaleTexts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findStaleTexts), { message: page.url() }).toEqual([]);
}
