/**
 * Simulates a browser that translates the page, as far as a page can notice: every text, including text that is added
 * or changed later, is replaced by elements with the browser's own text.
 */
import type { BrowserContext } from '@playwright/test';

/**
 * served: as soon as the page is there, as in a browser that always translates Dutch. taken over: once the page is
 * hydrated, as when a visitor requests a translation then.
 */
type TranslatedFrom = 'served' | 'taken over';

/** Runs in the page. The words stay the same, so that tests find their texts. */
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
  const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  // On public pages the component hydrated last sets a marker; a dashboard page is hydrated part by part.
  const isTakenOver = () => {
    const parts = [...document.querySelectorAll('[data-dashboard-bar], main h2, main button')];
    return 'awake' in document.documentElement.dataset || (parts.length > 0 && parts.every(isHydrated));
  };
  const beginOnce = () => {
    if (from === 'served' || isTakenOver()) begin();
    else setTimeout(beginOnce, 50);
  };
  document.addEventListener('DOMContentLoaded', beginOnce);
}

/** Translates every page in this browser context. */
export async function translatePages(context: BrowserContext, from: TranslatedFrom): Promise<void> {
  await context.addInitScript(translateAll, from);
}
