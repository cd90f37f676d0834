/**
 * A browser that translates the page, as far as a page notices: every text, and every one that comes or changes later,
 * gives way to elements with words of the browser's own.
 */
import type { BrowserContext } from '@playwright/test';

/**
 * served: as soon as the page is there, as where a browser always translates Dutch. taken over: once its scripts
 * respond, as for somebody who asks for it then.
 */
type TranslatedFrom = 'served' | 'taken over';

/** Runs in the page. The words stay the same, so that a journey finds what it looks for. */
function translateAll(from: TranslatedFrom): void {
  const untouched = 'script, style, noscript, textarea, title, option, svg, font, [translate="no"]';
  const translate = (text: Text) => {
    if (text.data === '' || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const begin = () => {
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) translateIn(node);
        if (target instanceof Text) translate(target);
      }
    });
    translateIn(document.documentElement);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  };
  // The last part of a page that React takes over says so; on the dashboard all of it comes at once.
  const isTakenOver = () =>
    'awake' in document.documentElement.dataset ||
    [...document.querySelectorAll('[data-dashboard-bar]')].some((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    );
  const beginOnce = () => {
    if (from === 'served' || isTakenOver()) begin();
    else setTimeout(beginOnce, 50);
  };
  document.addEventListener('DOMContentLoaded', beginOnce);
}

/** Has every page of this visitor's translated. */
export async function translatePages(context: BrowserContext, from: TranslatedFrom): Promise<void> {
  await context.addInitScript(translateAll, from);
}
