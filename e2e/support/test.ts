/**
 * The `test` of the journeys: an error on the browser's console, one that a script throws, and a request to anybody
 * but our own server fail the journey.
 */
import { test as base, expect } from '@playwright/test';
import { clearLeftovers, isOfRemovedPhoto } from '@/e2e/support/leftovers';

interface Options {
  /** Console errors that a journey means to cause: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Options & { consoleWatch: void; tidiness: void }>({
  expectedErrors: [[], { option: true }],
  tidiness: [
    async ({ browserName: _whoever }, provide) => {
      await provide();
      await clearLeftovers();
    },
    { auto: true },
  ],
  // Every journey comes from an address of its own, as visitors do: the limits per address count for each apart. Tidiness
  // stands below it, so that nothing is taken away while the journey's browser still looks at it.
  extraHTTPHeaders: async ({ tidiness: _below }, provide) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
    await provide({ 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },
  consoleWatch: [
    async ({ page, expectedErrors, baseURL }, use) => {
      const errors: string[] = [];
      // With default settings nothing is asked of anybody else.
      page.on('request', (request) => {
        const url = new URL(request.url());
        const isOurs =
          url.origin === new URL(baseURL ?? '').origin || ['data:', 'blob:'].includes(url.protocol);
        if (!isOurs) errors.push(`a request to a third party: ${url.origin}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use();
      // What the page asks for beyond the journey's end needs no answer of the journey's.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = errors.filter(
        (error) => !expectedErrors.some((pattern) => pattern.test(error)) && !isOfRemovedPhoto(error),
      );
      expect(unexpected, 'errors on the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
