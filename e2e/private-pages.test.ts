/** Which parts of the dashboard exist for whom, in the server's HTML. */
import { afterEach, expect, test } from 'vitest';
import { makeAccount } from '@/e2e/support/accounts';
import type { NewAccount } from '@/e2e/support/accounts';
import { clearLeftovers } from '@/e2e/support/leftovers';
import { makeListing, shareCalendar } from '@/e2e/support/listings';
import { Program } from '@/e2e/support/program';
import { route } from '@/lib/desk-paths';
import { paymentTexts } from '@/lib/texts/billing';
import { feedTexts } from '@/lib/texts/calendar-feeds';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { listingPageTexts } from '@/lib/texts/listing-page';

afterEach(clearLeftovers);

/** Opens pages as a user, without a browser. */
async function reader(account: NewAccount | 'admin') {
  const program = await Program.signedIn(account);
  return async (path: string) => {
    const answer = await program.call('GET', path);
    const source = await answer.text();
    const shown = source.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
    return { status: answer.status, location: answer.headers.get('location'), source, shown };
  };
}

/** The texts of the links in a navigation. */
function linksOf(shown: string, label: string): string[] {
  const [nav = ''] = new RegExp(`<nav[^>]*aria-label="${label}"[\\s\\S]*?</nav>`).exec(shown) ?? [];
  const links = nav.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g);
  return Array.from(links, ([, text = '']) => text.replaceAll(/<[^>]+>/g, ''));
}

test('another landlord’s calendar and prices do not exist', async () => {
  const { id, slug } = await makeListing((await makeAccount()).id, { name: 'Vreemd', state: 'online' });
  const open = await reader(await makeAccount());
  for (const path of [
    route('dashboard.calendar', { slug }),
    '/dashboard/kalender/bestaat-niet',
    `/dashboard/kalender/${id}`,
  ]) {
    const { status, source } = await open(path);
    expect(status, path).toBe(404);
    expect(source, path).toContain(listingPageTexts.notFound);
  }
  expect((await open(route('listing.prices', { slug }))).status).toBe(404);
});

test('a manager of a shared calendar has a page for its log, and none for links and managers', async () => {
  const [owner, helper] = [await makeAccount(), await makeAccount({ roleId: 2 })];
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await shareCalendar(listing.id, helper);
  const open = await reader(helper);
  const { status, shown } = await open(route('dashboard.calendar.history', listing));
  expect(status).toBe(200);
  expect(linksOf(shown, feedTexts.pages)).toEqual([feedTexts.calendar, feedTexts.history]);
  for (const name of ['dashboard.calendar.feeds', 'dashboard.calendar.managers'] as const) {
    const refused = await open(route(name, listing));
    expect(refused.status, name).toBe(404);
    expect(refused.source, name).toContain(listingPageTexts.notFound);
  }
  expect((await open(`${route('dashboard.calendar', listing)}/iets`)).status).toBe(404);
});

test('only landlords have payments: others have no menu entry and no page', async () => {
  const open = await reader(await makeAccount({ roleId: 2 }));
  const { shown } = await open(route('dashboard.today'));
  const { payments, subscriptions, planning } = dashboardTexts.menu;
  expect(shown).toContain(planning);
  for (const name of [payments, subscriptions]) expect(shown).not.toContain(`>${name}<`);
  for (const path of [route('dashboard.invoice.index'), route('dashboard.subscription.index')]) {
    const { status, source } = await open(path);
    expect(status, path).toBe(404);
    expect(source, path).not.toContain(paymentTexts.free);
  }
});

test('the bottom bar on phones contains what the role has', async () => {
  const { bar } = dashboardTexts;
  const links = async (account: NewAccount | 'admin', path: string) =>
    linksOf((await (await reader(account))(path)).shown, layoutTexts.dashboardMenu.bar);
  const helper = await makeAccount({ roleId: 2 });
  expect(await links(helper, route('dashboard.today'))).toEqual([bar.today, bar.calendar]);
  expect(await links('admin', route('dashboard.admin.user.index'))).toEqual([
    expect.stringContaining(bar.review),
    bar.users,
  ]);
});

test('administration starts with the listings awaiting review', async () => {
  const { status, location } = await (await reader('admin'))(route('dashboard.admin'));
  expect([status, location]).toEqual([307, route('dashboard.admin.listing.index')]);
});
