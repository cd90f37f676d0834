/** Properties of a visitor. */
import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test';

/** Answers the cookie question, which has its own tests: only essential cookies are stored. */
export async function answerCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (localStorage.getItem('cookie_preferences') !== null) return;
    const value = { essential: true, statistics: false, functional: false, marketing: false };
    localStorage.setItem(
      'cookie_preferences',
      JSON.stringify({ value, expires_at: Date.now() + 86_400_000 }),
    );
  });
}

/** An e-mail address that nobody else uses, in this run or any other. */
export function ownEmail({ project, workerIndex }: TestInfo, name: string): string {
  return `${name}.${project.name}.${workerIndex}.${Date.now()}@kustverblijf.test`;
}

/**
 * Moves the pointer until an element that needs JavaScript appears: until its script has loaded, a public page is the
 * server's HTML and does not react to movements.
 */
export async function stir(page: Page, brought: Locator): Promise<void> {
  let x = 4;
  await expect
    .poll(
      async () => {
        await page.mouse.move((x += 1), 4);
        return brought.count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

/** Answers the question about functional cookies for the current page and those after it. */
export async function allowFunctional(page: Page, functional: boolean): Promise<void> {
  await page.evaluate((value) => {
    const preferences = { essential: true, statistics: false, functional: value, marketing: false };
    const text = JSON.stringify({ value: preferences, expires_at: Date.now() + 86_400_000 });
    localStorage.setItem('cookie_preferences', text);
  }, functional);
}
