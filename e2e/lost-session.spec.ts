/** The session or the connection is lost while somebody is working: the page says so, and nothing is lost. */
import type { BrowserContext, Page } from '@playwright/test';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, letIn, makeAccount, signIn } from '@/e2e/support/accounts';
import { chooseNights, nightsAhead, openCalendar, openSettings } from '@/e2e/support/calendar';
import { rowsOf } from '@/e2e/support/database';
import { choosePhotos, photoTiles } from '@/e2e/support/listing-form';
import { makeListing } from '@/e2e/support/listings';
import { threePhotos } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { apiTexts } from '@/lib/texts/api';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';
import { contactTexts } from '@/lib/texts/contact';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { profileTexts } from '@/lib/texts/profile';
import { sessionEndTexts as texts } from '@/lib/texts/session-end';

test.beforeEach(({ page }) => answerCookies(page));
test.use({ expectedErrors: [/401|419|ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

/** How soon the page says that it is offline. */
const soon = { timeout: 5000 };

const endSessions = ({ id }: NewAccount) => rowsOf('DELETE FROM sessions WHERE user_id = $1', [id]);
const question = (page: Page) => page.getByRole('dialog', { name: texts.title });

/** Through the dialog's link, in the tab that it opens and that closes by itself. */
async function signInAgain(page: Page, context: BrowserContext, { email, password }: NewAccount) {
  const opened = context.waitForEvent('page');
  await question(page).getByRole('link', { name: texts.signIn }).click();
  const tab = await opened;
  const closed = tab.waitForEvent('close');
  const form = tab.getByRole('form', { name: accountTexts.login.title });
  await form.getByLabel(accountTexts.login.email).fill(email);
  await form.getByLabel(accountTexts.login.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  await closed;
}

/** A public form says that the page is offline. */
async function writeOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(route('contact'));
  await page.mouse.move(100, 100, { steps: 3 });
  // The code that sends the form must have loaded before the connection is lost.
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('form', { name: contactTexts.formTitle });
  await form.getByLabel(contactTexts.name).fill('Noor');
  await form.getByLabel(contactTexts.email).fill('noor@kustverblijf.test');
  await form.getByLabel(contactTexts.message).fill('Een vraag over de dijk.');
  await context.setOffline(true);
  await form.getByRole('button', { name: contactTexts.submit }).click();
  await expect(page.getByText(apiTexts.network)).toBeVisible(soon);
  await expect(form.getByLabel(contactTexts.message)).toHaveValue('Een vraag over de dijk.');
  await context.setOffline(false);
}

/** The calendar says so too, and saves what was filled in once the connection is back. */
async function setPriceOffline(page: Page, context: BrowserContext, slug: string): Promise<void> {
  await openCalendar(page, route('dashboard.calendar', { slug }));
  const panel = await openSettings(page);
  await chooseNights(page, nightsAhead(1, 2));
  await panel.getByLabel(ownerCalendarTexts.nights.rate).fill('650');
  await context.setOffline(true);
  await panel.getByRole('button', { name: ownerCalendarTexts.nights.save }).click();
  await expect(panel.getByText(apiTexts.network)).toBeVisible(soon);
  await expect(panel.getByLabel(ownerCalendarTexts.nights.rate)).toHaveValue('650');
  await context.setOffline(false);
  await panel.getByRole('button', { name: ownerCalendarTexts.nights.save }).click();
  await expect(panel.getByText(ownerCalendarTexts.nights.done.rate)).toBeVisible();
}

test('a public form and the calendar say that they are offline; a profile form is saved after signing in again @phone', async ({
  page,
  context,
}) => {
  await writeOffline(page, context);

  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await letIn(page, owner);
  await setPriceOffline(page, context, listing.slug);

  await page.goto(route('dashboard.profile'));
  const form = page.getByRole('form', { name: profileTexts.title });
  await form.getByLabel(profileTexts.street).fill('Strandlaan');
  await endSessions(owner);
  // Another request of the page may open the dialog first, which then covers the button.
  const refused = page.waitForResponse((answer) => answer.request().method() !== 'GET' && !answer.ok());
  await form.getByRole('button', { name: profileTexts.save }).dispatchEvent('click');
  await refused;
  await expect(question(page)).toContainText(texts.text);

  // When postponed, the form says why it was not saved, and asks again when submitted again.
  await question(page).getByRole('button', { name: texts.later }).click();
  await expect(page.getByText(/niet ingelogd/)).toBeVisible();
  await expect(form.getByLabel(profileTexts.street)).toHaveValue('Strandlaan');
  await form.getByRole('button', { name: profileTexts.save }).click();
  await signInAgain(page, context, owner);
  await expect(question(page)).toBeHidden();
  await expect(page.getByText(profileTexts.saved)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel(profileTexts.street)).toHaveValue('Strandlaan');

  await form.getByLabel(profileTexts.street).fill('Duinenweg');
  await context.setOffline(true);
  await form.getByRole('button', { name: profileTexts.save }).click();
  await expect(page.getByText(apiTexts.network)).toBeVisible(soon);
  await context.setOffline(false);
  await form.getByRole('button', { name: profileTexts.save }).click();
  await expect(page.getByText(profileTexts.saved)).toBeVisible();
});

test('a listing keeps its new photos @desktop', async ({ page, context }) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await signIn(page, owner, route('listing.edit', { slug: listing.slug }));
  await choosePhotos(page, await threePhotos());
  await expect(photoTiles(page)).toHaveCount(6);
  await endSessions(owner);
  // Another request of the page may open the dialog first, which then covers the button.
  await page.getByRole('button', { name: listingFormScreenTexts.save, exact: true }).dispatchEvent('click');
  await signInAgain(page, context, owner);
  await page.waitForURL((url) => !url.pathname.endsWith('/bewerken'));
  const [row] = await rowsOf<{ count: string }>(
    'SELECT count(*) FROM listing_pictures WHERE listing_id = $1',
    [listing.id],
  );
  expect(Number(row?.count)).toBe(6);
});
