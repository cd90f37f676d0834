/** How many statements a page of the dashboard runs: few, and no more for many listings than for one. */
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { makeApprovedStay, makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const jar = vi.hoisted(() => ({ cookies: new Map<string, string>() }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [...jar.cookies].map(([name, value]) => ({ name, value })) }),
}));
// As in the renderer: cached look-ups run once per page.
vi.mock('react', async (original) => {
  const { rememberWithin } = await import('@/tests/support/rendering');
  return { ...(await original<object>()), cache: rememberWithin };
});

beforeEach(truncateAll);

interface Props {
  params: Promise<Record<string, string | string[] | undefined>>;
  searchParams: Promise<Record<string, string>>;
  children: null;
}
type Part = { default: (props: Props) => Promise<unknown> };
const parts = import.meta.glob<Part>('/app/dashboard/**/{page,layout}.tsx');

/** How many statements a page and its layout run, including the look-up of the user. */
async function statementsOf(folder: string, params: Record<string, string | string[]> = {}): Promise<number> {
  const { startRendering } = await import('@/tests/support/rendering');
  const load = (file: string) => parts[file]?.() ?? Promise.reject(new Error(`There is no ${file}`));
  const [layout, page] = await Promise.all([
    load('/app/dashboard/layout.tsx'),
    load(`/app/dashboard/${folder}page.tsx`),
  ]);
  const props: Props = { params: Promise.resolve(params), searchParams: Promise.resolve({}), children: null };
  const render = () => {
    startRendering();
    return Promise.all([layout.default(props), page.default(props)]);
  };
  // Opens connections, and reads what is read once per process.
  await render();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await render();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

const inDays = (days: number) => dayToUtcDate(addDays(todayIn(), days));

async function makeDesk(listings: number) {
  const owner = await makeUser();
  const desk = { owner, slug: '', request: 0, question: 0 };
  for (let listing = 0; listing < listings; listing += 1) {
    const { id: listingId, slug } = await makeListing({ userId: owner.id });
    await makeConcept({ userId: owner.id });
    await makeApprovedStay({ listingId, startDate: inDays(2), endDate: inDays(5) });
    const request = await makeBookingRequest({ listingId, startDate: inDays(20), endDate: inDays(25) });
    const question = await makeContactRequest({ listingId });
    Object.assign(desk, { slug, request: request.id, question: question.id });
  }
  return desk;
}

const signIn = async (user: { id: number }) => {
  jar.cookies = (await signedIn(user)).cookies;
};

type Desk = Awaited<ReturnType<typeof makeDesk>>;
const pages: [folder: string, most: number, params?: (desk: Desk) => Record<string, string | string[]>][] = [
  // Includes the guests of homes that a landlord hosts for another.
  // One statement finds past stays for which the landlord has not said who came.
  ['overzicht/', 28],
  ['planning/', 15],
  ['kalender/[[...slug]]/', 15, ({ slug }) => ({ slug: [slug] })],
  ['kalenders/', 7],
  ['contact-verzoeken/', 9],
  ['contact-verzoeken/[id]/', 11, ({ question }) => ({ id: String(question) })],
  ['reserverings-aanvragen/', 12],
  ['reserverings-aanvragen/[id]/', 15, ({ request }) => ({ id: String(request) })],
  ['reserveringen/', 10],
  ['beoordelingen/', 7],
  ['statistieken/', 10],
  ['aanbod-beheren/', 14],
  ['aanbod/[slug]/prijzen/', 13, ({ slug }) => ({ slug })],
  ['aanbod/[slug]/bewerken/', 7, ({ slug }) => ({ slug })],
  ['aanbod/aanmaken/', 9],
  ['abonnementen/', 8],
  ['betalingen/', 8],
  ['facturen/', 7],
  // One statement reads whether the landlord lets as a business or privately.
  ['gegevens-bewerken/', 17],
  ['nieuws/', 7],
];

describe('a page of a landlord', () => {
  it.each(pages)(
    '%s takes %i statements at most, however many homes there are',
    async (folder, most, params) => {
      const [small, large] = [await makeDesk(1), await makeDesk(12)];
      const counts: number[] = [];
      for (const desk of [small, large]) {
        await signIn(desk.owner);
        counts.push(await statementsOf(folder, params?.(desk)));
      }
      expect(counts[1]).toBe(counts[0]);
      expect(counts[0]).toBeLessThanOrEqual(most);
    },
  );
});

// The menu shows how much is waiting in three lists.
const adminPages: [folder: string, most: number][] = [
  ['overzicht/', 16],
  ['admin/aanbod/', 8],
  ['admin/aanbod/alle/', 13],
  ['admin/aanvragen/', 13],
  ['admin/zoeken/', 7],
  ['admin/beoordelingen/', 9],
  ['admin/gebruikers/', 10],
  ['admin/mails/', 9],
  ['admin/zoekmeldingen/', 8],
  // One statement finds short-stay areas that cannot be read.
  ['admin/gezondheid/', 15],
  ['admin/instellingen/', 7],
  ['admin/betalingen/', 6],
  ['admin/logboek/', 10],
  ['admin/postvak/', 8],
];

describe('a page of an admin', () => {
  it.each(adminPages)('%s takes %i statements at most', async (folder, most) => {
    await makeDesk(2);
    await signIn(await makeAdmin());
    expect(await statementsOf(folder)).toBeLessThanOrEqual(most);
  });
});

describe('the overview of a co-landlord', () => {
  it('takes 11 statements at most', async () => {
    await signIn(await makeCoLandlord());
    expect(await statementsOf('overzicht/')).toBeLessThanOrEqual(11);
  });
});
