/** In the dark: what is most seen has the dark scheme's colours, and their contrast. */
import type { Page } from '@playwright/test';
import { answerCookies, demoOwner, letIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/paths';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';
import { darkThemeColors } from '@/lib/theme';

const home = { slug: 'de-witte-golf-oostende' };

test.use({ colorScheme: 'dark' });
test.beforeEach(({ page }) => answerCookies(page));
test.setTimeout(240_000);

async function check(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await axe(page);
}

test('the public pages', async ({ page }) => {
  await page.goto(route('home'));
  await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute(
    'content',
    darkThemeColors.page,
  );
  await check(page);
  await page.goto(route('listing.index'));
  await check(page);
  await page.goto(route('listing.index', {}, { view: 'map' }));
  await expect(page.locator('[data-map-marker]').first()).toBeVisible({ timeout: 30_000 });
  await check(page);
  await page.goto(route('listing.show', home));
  await page.getByRole('button', { name: calendarDayTexts.nextMonth }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await check(page);
  await page.goto(route('listing.booking-request.create', home));
  await check(page);
  await page.goto(route('login'));
  await check(page);
});

test('the dashboard', async ({ page }) => {
  await letIn(page, demoOwner);
  for (const path of [
    route('dashboard.overview'),
    route('dashboard.calendar', home),
    route('listing.create'),
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await check(page);
  }
});

test('paper stays white', async ({ page }) => {
  await page.goto(route('home'));
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const night = await background();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Nothing is printed beneath the page, which says white itself where it says anything.
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(await background());
  expect(night).not.toBe('rgb(255, 255, 255)');
});
