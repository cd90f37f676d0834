/** The cookie question: what is stored before an answer, each answer, and changing it. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';
import { cookieCategoryTexts, cookiePreferencesTexts } from '@/lib/texts/cookie-preferences';
import { cookieTexts as texts } from '@/lib/texts/cookies';
import { disclaimerTexts } from '@/lib/texts/disclaimer';
import { footerTexts } from '@/lib/texts/footer';

const dialog = (page: Page) => page.getByRole('dialog', { name: /cookie/i });

const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));
const answer = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie_preferences') ?? 'null'));

const all = { essential: true, statistics: true, functional: true, marketing: true };
const essential = { essential: true, statistics: false, functional: false, marketing: false };

/** On any page. */
async function expectNothingStored(page: Page, context: BrowserContext): Promise<void> {
  for (const path of ['/', '/aanbod?listing_city_id=11', '/aanbod/de-witte-golf-oostende', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(dialog(page)).toBeVisible();
    expect(await kept(page), path).toEqual({ local: [], session: [] });
    expect(await context.cookies(), path).toEqual([]);
    // Escape gives no answer: the question returns.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  // Only what the disclaimer calls essential.
  await page.goto('/aanbod');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24);
  const { local, session } = await kept(page);
  expect(local).toEqual([]);
  expect(session.filter((name) => !name.startsWith('results:'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
}

test('before an answer nothing is stored; the explanation can be read, preferences are chosen per category, and changed from the footer @desktop', async ({
  page,
  context,
}) => {
  await expectNothingStored(page, context);

  await page.goto('/');
  await dialog(page).getByRole('link', { name: texts.more }).click();
  await page.waitForURL('**/disclaimer#cookies');
  // Without the question covering it.
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: disclaimerTexts.cookiesTitle })).toBeInViewport();
  await page.goto('/over-ons');
  expect((await dialog(page).boundingBox())?.width ?? 0).toBeLessThanOrEqual(1000);
  await dialog(page).getByRole('button', { name: texts.setPreferences }).click();
  await expect(dialog(page).getByRole('heading', { name: texts.preferencesTitle })).toBeFocused();
  const toggle = (category: keyof typeof all) =>
    dialog(page).getByRole('switch', { name: cookieCategoryTexts[category].label });
  await expect(toggle('essential')).toBeChecked();
  await expect(toggle('essential')).toBeDisabled();
  await expect(toggle('functional')).not.toBeChecked();
  await toggle('functional').click();
  await dialog(page).getByRole('button', { name: cookiePreferencesTexts.confirm }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await answer(page)).value).toEqual({ ...essential, functional: true });

  await page.getByRole('contentinfo').getByRole('link', { name: footerTexts.cookies, exact: true }).click();
  await expect(toggle('functional')).toBeChecked();
  await dialog(page).getByRole('button', { name: cookiePreferencesTexts.onlyEssential }).click();
  expect((await answer(page)).value).toEqual(essential);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: footerTexts.cookies, exact: true }),
  ).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: footerTexts.disclaimer }).click();
  await page.getByRole('main').getByRole('button', { name: disclaimerTexts.changeCookies }).click();
  await dialog(page).getByRole('button', { name: texts.allowAll }).click();
  expect((await answer(page)).value).toEqual(all);
});

/** For ninety days, during which the question is not asked again. */
async function expectAnswersStored(page: Page): Promise<void> {
  const answers = [
    [texts.allowAll, all],
    [texts.essentialOnly, essential],
  ] as const;
  for (const [button, value] of answers) {
    await page.goto('/');
    await dialog(page).getByRole('button', { name: button }).click();
    await expect(dialog(page)).toBeHidden();
    const { value: saved, expires_at } = await answer(page);
    expect(saved).toEqual(value);
    expect((expires_at - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
    await page.goto('/over-ons', { waitUntil: 'networkidle' });
    await expect(dialog(page)).toHaveCount(0);
    // After that time the question returns.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('cookie_preferences') ?? '{}');
      localStorage.setItem('cookie_preferences', JSON.stringify({ ...kept, expires_at: Date.now() - 1 }));
    });
  }
  await page.reload();
  await expect(dialog(page)).toBeVisible();
}

test('closed by its cross, the question does not return during the visit but can still be answered; each answer is stored for ninety days @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await dialog(page).getByRole('button', { name: texts.close }).click();
  await expect(dialog(page)).toBeHidden();
  for (const path of ['/aanbod', '/aanbod/de-witte-golf-oostende', '/contact', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(dialog(page), path).toBeHidden();
    await page.mouse.move(200, 300, { steps: 3 });
    await expect(dialog(page), path).toBeHidden();
  }
  expect(await answer(page)).toBeNull();
  expect(await context.cookies()).toEqual([]);
  // The scripts of this page do not wait for a sign of interest.
  await page.goto('/over-ons', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: footerTexts.cookies, exact: true }).click();
  await dialog(page).getByRole('button', { name: texts.allowAll }).click();
  expect((await answer(page)).value).toEqual(all);

  // On the next visit the question returns.
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.goto('/over-ons');
  await expect(dialog(other)).toBeVisible();
  await other.close();

  await page.evaluate(() => sessionStorage.clear());
  await expectAnswersStored(page);
});
