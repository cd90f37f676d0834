/** Somebody is invited to manage a calendar: with an account, or at an address without one. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { invitationTexts as texts, invitedListingText } from '@/lib/texts/invitations';
import { listingFormScreenTexts as formTexts } from '@/lib/texts/listing-form-screen';
import { coLandlordTexts } from '@/lib/texts/manage-listings';
import { forgetSession, answerCookies, freshEmail, letIn, makeAccount, signIn } from '@/e2e/support/accounts';
import type { Account } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { willLeave } from '@/e2e/support/leftovers';
import { makeListing } from '@/e2e/support/listings';
import type { MadeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { Program } from '@/e2e/support/program';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

const invitedListing = invitedListingText({ name: 'Duinroos', town: 'Oostende' });

/** The landlord invites on the listing form, and signs out. */
async function invite(page: Page, owner: Account, slug: string, email: string): Promise<void> {
  await letIn(page, owner);
  await page.goto(route('listing.edit', { slug }));
  await page.getByLabel(formTexts.managerEmail).fill(email);
  await page.getByRole('button', { name: formTexts.addManager }).click();
  await expect(
    page.getByRole('button', { name: formTexts.removeManagerNamed(email, formTexts.managerToInvite) }),
  ).toBeVisible();
  await page.getByRole('button', { name: formTexts.save, exact: true }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.listing.index'));
  await forgetSession(page);
}

/** The same through the API. */
async function inviteByCall(owner: Account, { id }: MadeListing, email: string): Promise<void> {
  const program = await Program.signedIn(owner);
  const answer = await program.call('PUT', `/api/listings/${id}/managers`, { create: [email] });
  expect(answer.status).toBe(200);
}

async function linkTo(email: string): Promise<string> {
  const { links, text } = await readMail(email, /Uitnodiging voor de kalender van Duinroos/);
  expect(text).not.toContain('Vermeulen');
  return links.find((link) => link.includes(route('invitation'))) ?? 'no link in the mail';
}

test('a user accepts through the mail, and only then appears with the landlord', async ({ page }) => {
  const [owner, helper] = [await makeAccount(), await makeAccount({ firstName: 'Sofie', lastName: 'Claes' })];
  const { slug } = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await invite(page, owner, slug, helper.email);

  await signIn(page, owner, route('dashboard.listing.index'));
  await expect(page.getByText(coLandlordTexts.empty)).toBeVisible();
  await forgetSession(page);

  await page.goto(await linkTo(helper.email));
  await expect(page.getByText(texts.asks.calendar(owner.firstName, invitedListing))).toBeVisible();
  await atEveryWidth(page, 'invitation-signed-out');
  const form = page.getByRole('form', { name: accountTexts.login.title });
  await expect(form.getByLabel(accountTexts.login.email)).toHaveValue(helper.email);
  await form.getByLabel(accountTexts.login.password, { exact: true }).fill(helper.password);
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  await page.waitForURL((url) => url.pathname === route('invitation'));
  await atEveryWidth(page, 'invitation');
  await page.getByRole('button', { name: texts.acceptOf(invitedListing) }).click();
  await expect(page.getByText(texts.accepted.calendar(invitedListing))).toBeVisible();
  await page.getByRole('link', { name: texts.openCalendar }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.calendar', { slug }));
  await forgetSession(page);

  await signIn(page, owner, route('dashboard.listing.index'));
  await expect(page.getByRole('region', { name: coLandlordTexts.title })).toContainText('Sofie Claes');
  await page.goto(route('listing.edit', { slug }));
  await expect(
    page.getByRole('button', { name: formTexts.removeManagerNamed(helper.email, formTexts.managerActive) }),
  ).toBeVisible();
});

/** Somebody without an account registers through the link, and sees the calendar. */
async function registerThrough(page: Page, link: string, email: string, slug: string): Promise<void> {
  await page.goto(link);
  const form = page.getByRole('form', { name: accountTexts.register.title });
  await expect(form.getByLabel(accountTexts.register.email)).toHaveValue(email);
  await form.getByLabel(accountTexts.register.firstName).fill('Lotte');
  await form.getByLabel(accountTexts.register.lastName).fill('Maes');
  await form.getByLabel(accountTexts.register.password, { exact: true }).fill('zeemeeuw-42-duin');
  const birth = form.getByRole('group', { name: accountTexts.register.dateOfBirth });
  await birth.getByLabel('Dag').fill('12');
  await birth.getByLabel('Maand').fill('5');
  await birth.getByLabel('Jaar').fill('1984');
  await form.getByRole('button', { name: accountTexts.register.submit }).click();
  await expect(page.getByText(accountTexts.register.doneTitle)).toBeVisible();
  const [made] = await rowsOf<{ id: number }>('SELECT id FROM users WHERE email = $1', [email]);
  willLeave(made?.id ?? 0);
  const { links } = await readMail(email, /Bevestig uw e-mailadres/);
  await page.goto(links.find((link) => link.includes(route('must-verify-email'))) ?? 'no link in the mail');
  await page.getByRole('button', { name: accountTexts.verify.confirm }).click();
  await expect(page.getByText(accountTexts.verify.done)).toBeVisible();
  await signIn(page, { email, password: 'zeemeeuw-42-duin' }, route('dashboard.calendar', { slug }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a user declines an invitation found in the overview; a link for somebody else, or for one that is gone, says so; an address without an account is filled in when registering', async ({
  page,
}) => {
  const [owner, helper] = [await makeAccount(), await makeAccount({ firstName: 'Sofie' })];
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const email = freshEmail('lotte');
  for (const invited of [helper.email, email]) await inviteByCall(owner, listing, invited);
  await signIn(page, helper);
  const section = page.getByRole('region', { name: texts.sharedTitle });
  await expect(section.getByText(texts.asks.calendar(owner.firstName, invitedListing))).toBeVisible();
  await atEveryWidth(page, 'invitation-overview');
  await section.getByRole('button', { name: texts.declineOf(invitedListing) }).click();
  await expect(section.getByText(texts.declined)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section).toHaveCount(0);

  const link = await linkTo(email);
  await page.goto(link);
  await expect(page.getByText(texts.otherAccount(email, helper.email))).toBeVisible();
  await atEveryWidth(page, 'invitation-other');
  await page.goto(route('invitation', {}, { token: 'weg' }));
  await expect(page.getByText(texts.gone)).toBeVisible();
  await atEveryWidth(page, 'invitation-gone');
  await forgetSession(page);

  await registerThrough(page, link, email, listing.slug);
});
