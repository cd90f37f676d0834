/** What is asked for ahead: nothing by a look at a page, one page by meaning one link. */
import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { route, routes } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';
import { answerCookies, forgetSession, letIn, makeAccount } from '@/e2e/support/accounts';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';

test.use({ hasLeisure: true });
test.beforeEach(({ page }) => answerCookies(page));

/** Of the dashboard, and public ones beside them. */
const pages = Object.values(routes).filter((path) => path.startsWith('/dashboard') && !path.includes('{'));
/** For admins alone: anybody else finds nothing there. */
const isForAdmins = (path: string) => path.includes('/admin') || path === route('dashboard.news.create');
const publicPages = [route('home'), route('listing.index'), route('about'), route('login')];

/** The page that a navigation inside the application asks for, by itself or ahead; null for any other request. */
function askedFor(request: Request): string | null {
  const headers = request.headers();
  if (headers.rsc === undefined && headers['next-router-prefetch'] === undefined) return null;
  const url = new URL(request.url());
  url.searchParams.delete('_rsc');
  return url.pathname + url.search;
}

/** What the page asks for from now on, by name. */
function listen(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const target = askedFor(request);
    if (target !== null) asked.add(target);
  });
  return asked;
}

async function makeLandlord() {
  const landlord = await makeAccount();
  const home = await makeListing(landlord.id, { name: 'Duinroos', state: 'online' });
  await makeComingStay(home.id);
  return { landlord, home };
}

test('a look at a page asks for no other; the pointer and the focus on a link ask for its page alone @desktop', async ({
  page,
}) => {
  const { landlord, home } = await makeLandlord();
  const asked = listen(page);
  const ofHome = [
    route('listing.edit', { slug: home.slug }),
    route('listing.prices', { slug: home.slug }),
    route('dashboard.calendar', { slug: home.slug }),
  ];
  for (const [account, paths] of [
    [landlord, [...pages.filter((path) => !isForAdmins(path)), ...ofHome, ...publicPages]],
    [await makeAccount({ roleId: 3 }), pages.filter(isForAdmins)],
  ] as const) {
    await letIn(page, account);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // Pages that lead on at once are looked at under their own address.
      asked.delete(new URL(page.url()).pathname);
      expect([path, ...asked]).toEqual([path]);
    }
    await forgetSession(page);
  }

  await letIn(page, landlord);
  await page.goto(route('dashboard.overview'), { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label });
  const linkTo = (path: string) => menu.locator(`a[href="${path}"]:visible`);
  // A page is asked for in parts, one after the other.
  const settled = async () => {
    let parts = -1;
    while (parts !== heard) {
      parts = heard;
      await setTimeout(1_000);
    }
    asked.clear();
  };
  let heard = 0;
  page.on('request', () => (heard += 1));
  await linkTo(route('dashboard.planning')).hover();
  await expect.poll(() => [...asked]).toEqual([route('dashboard.planning')]);
  await settled();
  // Once is enough.
  await linkTo(route('dashboard.listing.index')).hover();
  await linkTo(route('dashboard.planning')).hover();
  await expect.poll(() => [...asked]).toEqual([route('dashboard.listing.index')]);
  await settled();
  await linkTo(route('dashboard.statistics')).focus();
  await expect.poll(() => [...asked]).toEqual([route('dashboard.statistics')]);
});

test('a finger on a link asks for its page alone @phone', async ({ page }) => {
  const { landlord } = await makeLandlord();
  await letIn(page, landlord);
  await page.goto(route('dashboard.overview'), { waitUntil: 'networkidle' });
  const asked = listen(page);
  const bar = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.bar });
  const planning = bar.locator(`a[href="${route('dashboard.planning')}"]`);
  // Down, and not up again.
  await planning.dispatchEvent('touchstart');
  await expect.poll(() => [...asked]).toEqual([route('dashboard.planning')]);
});
