/**
 * The `test` of the browser tests: an error in the browser's console, an uncaught error, and a request to any other
 * server fail the test.
 */
import { test as base, expect } from '@playwright/test';
import { clearLeftovers, isOfRemoved } from '@/e2e/support/leftovers';

interface Options {
  /** Console errors that a test causes on purpose: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: RegExp[];
  /** Whether the browser may prefetch, for tests of prefetching. */
  hasLeisure: boolean;
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

export const test = base.extend<Options & { consoleWatch: void; leisure: void; tidiness: void }>({
  expectedErrors: [[], { option: true }],
  hasLeisure: [false, { option: true }],
  leisure: [
    async ({ context, hasLeisure }, provide) => {
      if (!hasLeisure) await context.addInitScript(saveData);
      await provide();
    },
    { auto: true },
  ],
  tidiness: [
    async ({ browserName: _whoever }, provide) => {
      await provide();
      await clearLeftovers();
    },
    { auto: true },
  ],
  // Every test uses its own IP address, as visitors do, so that limits per address count separately. Depends on the
  // cleanup fixture, so that nothing is removed while the test's browser still shows it.
  extraHTTPHeaders: async ({ tidiness: _below }, provide) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
    await provide({ 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },
  consoleWatch: [
    async ({ page, expectedErrors, baseURL }, use) => {
      const errors: { text: string; at: string }[] = [];
      const hear = (text: string) => void errors.push({ text, at: page.url() });
      // With default settings no other server is contacted.
      page.on('request', (request) => {
        const url = new URL(request.url());
        const isOurs =
          url.origin === new URL(baseURL ?? '').origin || ['data:', 'blob:'].includes(url.protocol);
        if (!isOurs) hear(`a request to a third party: ${url.origin}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => hear(String(error)));
      await use();
      // Requests of the page after the test's end need no response.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected: string[] = [];
      for (const { text, at } of errors) {
        const isExpected = expectedErrors.some((pattern) => pattern.test(text));
        if (!isExpected && !(await isOfRemoved(text, at))) unexpected.push(text);
      }
      expect(unexpected, 'errors on the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
