/** The users in the tests: those of the demo world, and new ones that belong to a single test. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { route } from '@/lib/desk-paths';
import { rowsOf } from '@/e2e/support/database';
import type { StaffRole } from '@/lib/staff/rights';
import { willLeave } from '@/e2e/support/leftovers';

export interface Account {
  email: string;
  password: string;
}

const password = 'kust-demo-2026';
const demo = (name: string): Account => ({ email: `${name}@kustverblijf.test`, password });
export const demoOwner = demo('verhuurder');
export const demoAdmin = demo('admin');

export interface NewAccount extends Account {
  id: number;
  firstName: string;
  lastName: string;
}

interface Options {
  /** 1 landlord, 2 co-landlord, 3 admin. */
  roleId?: 1 | 2 | 3;
  firstName?: string;
  lastName?: string;
  /** Whether it lacks the billing details that publishing needs. */
  withoutBilling?: boolean;
  /** For an admin: whether a second factor still has to be set up. */
  secondFactorDue?: boolean;
  /** For an admin; an owner by default. */
  staffRole?: StaffRole;
}

/** An e-mail address never used before. */
export const freshEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@kustverblijf.test`;

/** A confirmed account for one test, deleted after it; it has the password of the demo world. */
export async function makeAccount(options: Options = {}): Promise<NewAccount> {
  const { roleId = 1, firstName = 'Greet', lastName = 'Vermeulen', withoutBilling = false } = options;
  const isLetOff = roleId === 3 && !options.secondFactorDue;
  const email = freshEmail(firstName.toLowerCase());
  const billing = withoutBilling ? [] : ['Zeedijk', '12', '8400', 'Oostende', 'be'];
  const [row] = await rowsOf<{ id: number }>(
    `INSERT INTO users (first_name, last_name, email, password_hash, date_of_birth, user_role_id, email_verified_at,
       billing_street_name, billing_house_number, billing_postal_code, billing_city, billing_country, updated_at,
       second_factor_waived, staff_role)
     SELECT $1, $2, $3, password_hash, '1964-05-12', $4, now(), $5, $6, $7, $8, $9, now(), $11, $12::staff_role
     FROM users WHERE email = $10 RETURNING id`,
    [
      ...[firstName, lastName, email, roleId],
      ...[0, 1, 2, 3, 4].map((n) => billing[n] ?? null),
      ...[demoOwner.email, isLetOff, roleId === 3 ? (options.staffRole ?? 'owner') : null],
    ],
  );
  if (!row) throw new Error('the demo world has no landlord');
  willLeave(row.id);
  return { id: row.id, email, password, firstName, lastName };
}

/** Stores an answer to the cookie question, for tests about something else. */
export async function answerCookies(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const answer = { value: { essential: true }, expires_at: Date.now() + 9e9 };
    localStorage.setItem('cookie_preferences', JSON.stringify(answer));
  });
}

/** Signs in without the form, which has its own tests, and opens no page. */
export const letIn = (page: Page, account: Account): Promise<void> => letInto(page.context(), account);

async function letInto({ request }: BrowserContext, { email, password: secret }: Account): Promise<void> {
  await request.get('/sanctum/csrf-cookie');
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await request.post('/login', {
    data: { email, password: secret },
    headers: { Accept: 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
  });
  if (!answer.ok()) throw new Error(`${email} is not let in: ${answer.status()} ${await answer.text()}`);
}

/** Signs in, and opens `to`. */
export async function signIn(
  page: Page,
  account: Account,
  to: string = route('dashboard.today'),
): Promise<void> {
  await letIn(page, account);
  await page.goto(to);
  await page.waitForURL((url) => url.pathname + url.search === to);
}

/** Another browser of the same user, signed in; it opens no page. */
export async function elsewhere(browser: Browser, account: Account): Promise<BrowserContext> {
  const context = await browser.newContext();
  await letInto(context, account);
  return context;
}

/** Expects that the user of that browser has to sign in again, and closes it. */
export async function expectSignedOut(context: BrowserContext): Promise<void> {
  const answer = await context.request.get(route('dashboard.today'));
  const { pathname } = new URL(answer.url());
  if (pathname !== route('login')) throw new Error(`still signed in: ${pathname}`);
  await context.close();
}

/** Signs the browser out. Leaves the page first: its pending requests would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  // A text file of the site, since scripts that a test injects everywhere may need its origin.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
}
