/** A page before its scripts have loaded. */
import type { Page } from '@playwright/test';

const scripts = '**/_next/static/chunks/**/*.js';

/** Holds back the page's scripts until `come` is called. */
export async function holdScripts(page: Page): Promise<{ come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (request) => {
    await promise;
    await request.continue();
  });
  return { come: resolve };
}
