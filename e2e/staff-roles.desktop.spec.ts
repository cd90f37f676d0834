/** An owner of the site chooses what another admin may do; that admin sees nothing else. */
import { route } from '@/lib/desk-paths';
import { bookingRequestActionTexts } from '@/lib/texts/booking-requests';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { staffRoleTexts, userTexts as texts } from '@/lib/texts/users';
import { answerCookies, demoAdmin, forgetSession, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';

const review = route('dashboard.admin.listing.index');
// The page that their role does not include.
test.use({ expectedErrors: [new RegExp(`403.*${review}\\)$`)] });
test.beforeEach(({ page }) => answerCookies(page));

test('an owner gives a role, and a colleague finds the pages and buttons of that role alone', async ({
  page,
}) => {
  const colleague = await makeAccount({ firstName: 'Nele', roleId: 3 });
  await signIn(page, demoAdmin, route('dashboard.admin.user.show', { id: colleague.id }));
  const form = page.getByRole('form', { name: texts.editTitle });
  await form.getByLabel(texts.staffRole).selectOption({ label: staffRoleTexts.finance });
  await form.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await expect(page.getByText(staffRoleTexts.finance, { exact: true }).first()).toBeVisible();
  await atEveryWidth(page, 'admin-role');
  await forgetSession(page);

  const user = await makeAccount();
  await signIn(page, colleague, route('dashboard.admin.user.show', { id: user.id }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greet Vermeulen');
  await expect(page.getByRole('button', { name: texts.impersonate })).toHaveCount(0);
  await expect(page.getByRole('form', { name: texts.editTitle })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label });
  await expect(menu.getByRole('link', { name: dashboardTexts.menu.users })).toBeVisible();
  await expect(menu.getByText(dashboardTexts.menu.reviewListings)).toHaveCount(0);
  const [stay] = await rowsOf<{ id: number }>(
    "SELECT id FROM booking_requests WHERE status = 'approved' AND NOT manual ORDER BY id LIMIT 1",
  );
  await page.goto(route('dashboard.booking-request.show', { id: stay?.id ?? 0 }));
  const paid = page.locator('#betalingen');
  await expect(paid).toBeVisible();
  await expect(paid.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: bookingRequestActionTexts.cancel })).toHaveCount(0);
  const answer = await page.goto(review);
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: dashboardTexts.forbidden.title })).toBeVisible();
  await atEveryWidth(page, 'forbidden');
  await page.getByRole('link', { name: dashboardTexts.forbidden.back }).click();
  await page.waitForURL(`**${route('dashboard.today')}`);
});
