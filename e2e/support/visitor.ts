/** What a visitor brings along. */
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** Skips the question about cookies, which has journeys of its own: only what is essential is kept. */
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

/** An address of nobody else's, in this run and in every other. */
export function ownEmail({ project, workerIndex }: TestInfo, name: string): string {
  return `${name}.${project.name}.${workerIndex}.${Date.now()}@kustverblijf.test`;
}

/** Shows interest: until somebody moves, a public page is what the server sent. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 6);
}
