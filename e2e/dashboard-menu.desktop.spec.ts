/** The menu beside every page of the dashboard: all of it in sight, in groups. */
import { route } from '@/lib/paths';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { answerCookies, demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/test';

const { menu: texts } = dashboardTexts;

test.beforeEach(({ page }) => answerCookies(page));

test('shows whole on a laptop, the way out included', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [account, path] of [
    [await makeAccount(), route('dashboard.overview')],
    [demoAdmin, route('dashboard.admin.user.index')],
  ] as const) {
    await letIn(page, account);
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label, exact: true });
    await expect(menu.getByRole('button', { name: texts.logout }).filter({ visible: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(menu.getByRole('link').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
  }
});
