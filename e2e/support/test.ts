/**
 * The `test` of the journeys: an error on the browser's console, one that a script throws, and a request to any server
 * but ours fail the journey.
 */
import { test as base, expect } from '@playwright/test';
import { clearLeftovers, isOfRemoved } from '@/e2e/support/leftovers';

interface Options {
  /** Console errors that a journey causes on purpose: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: RegExp[];
  /**
   * Whether the browser has time and lines to spare, for journeys that are about that. Then a wide screen opens the map
   * by itself, whose drawing costs a machine without a graphics card several times what the rest of a page does.
   */
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
  // Every journey comes from its own address, as visitors do: limits per address count for each apart. Cleaning up
  // stands below it, so that nothing is removed while the journey's browser still looks at it.
  extraHTTPHeaders: async ({ tidiness: _below }, provide) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
    await provide({ 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },
  consoleWatch: [
    async ({ page, expectedErrors, baseURL }, use) => {
      const errors: { text: string; at: string }[] = [];
      const hear = (text: string) => void errors.push({ text, at: page.url() });
      // With default settings nothing is asked of anybody else.
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
      // What the page requests after the journey's end needs no answer.
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
