import 'server-only';

import { todayIn, utcDateToDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/languages/language';
import { route } from '@/lib/desk-paths';
import type { PushNote } from '@/lib/push/note';
import { pushTexts as texts } from '@/lib/texts/push';
import { prisma, transaction } from '@/server/db';
import type { PushEvent } from '@/server/features/push/queue-push';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import { inLanguage } from '@/server/language';

/** Whose device it is. */
export interface Hearer {
  userId: number | null;
  bookingRequestId: number | null;
}

interface Known {
  home: string;
  guest: string;
}

type Sentences = Readonly<Partial<Record<PushEvent['about'], (known: Known) => string>>>;

/** What each reader may be told: no more than the subjects of the letters about these events say. */
const toOwner: Sentences = {
  'request-new': ({ guest, home }) => texts.requestNew(guest, home),
  'question-new': ({ guest, home }) => texts.questionNew(guest, home),
  'guest-wrote': ({ guest, home }) => texts.guestWrote(guest, home),
  'guest-asked': ({ guest, home }) => texts.guestWrote(guest, home),
  arrival: ({ home }) => texts.arrival(home),
};
/** Calendar managers and cleaners know no guests; hosts hear of the messages of approved stays. */
const toHelper: Sentences = { arrival: ({ home }) => texts.arrival(home) };
const toHost: Sentences = {
  'guest-wrote': ({ guest, home }) => texts.guestWrote(guest, home),
  arrival: ({ home }) => texts.arrival(home),
};
const toGuest: Sentences = {
  'landlord-wrote': ({ home }) => texts.landlordWrote(home),
  paid: ({ home }) => texts.paid(home),
  arrival: ({ home }) => texts.arrivalOfGuest(home),
};

const select = {
  firstName: true,
  lastName: true,
  listing: {
    select: {
      slug: true,
      nameHolidayHome: true,
      userId: true,
      deniedAt: true,
      managers: { select: { userId: true, role: true } },
    },
  },
} as const;

const withGuest = { anonymisedAt: null, listing: { removedAt: null } };

interface Told {
  firstName: string;
  lastName: string;
  listing: { slug: string; nameHolidayHome: string | null };
}

/** As long as a letter's subject. */
const MOST = 120;

function titleOf(sentences: Sentences, { about }: PushEvent, { firstName, lastName, listing }: Told) {
  const home = listing.nameHolidayHome ?? listing.slug;
  const title = sentences[about]?.({ home, guest: `${firstName} ${lastName}`.trim() });
  return title && title.length > MOST ? `${title.slice(0, MOST - 1)}…` : title;
}

interface Described {
  title: string | undefined;
  path: () => string | Promise<string>;
}

async function describeQuestion(event: PushEvent, { userId }: Hearer): Promise<Described | null> {
  const { id } = event;
  const row = await prisma().contactRequest.findUnique({ where: { id, ...withGuest }, select });
  if (!row || row.listing.userId !== userId) return null;
  return { title: titleOf(toOwner, event, row), path: () => route('dashboard.contact-request.show', { id }) };
}

/** Each notification has a link of its own, as each letter has. */
const guestPath = (id: number) =>
  transaction(async (tx) =>
    route('guest-stay', { token: await issueGuestToken(tx, { kind: 'booking-requests', id }) }),
  );

async function describeStay(event: PushEvent, hearer: Hearer): Promise<Described | null> {
  const { about, id } = event;
  const row = await prisma().bookingRequest.findUnique({
    where: { id, ...withGuest },
    select: { ...select, status: true, startDate: true, locale: true },
  });
  if (!row) return null;
  const arrivesToday = row.status === 'approved' && utcDateToDay(row.startDate) === todayIn();
  if (about === 'arrival' && !arrivesToday) return null;
  if (hearer.userId === null) {
    if (hearer.bookingRequestId !== id) return null;
    const locale = languageOf(row.locale);
    const title = inLanguage(locale, () => titleOf(toGuest, event, row));
    return { title, path: () => inLanguage(locale, () => guestPath(id)) };
  }
  const { userId: ownerId, slug, managers, deniedAt } = row.listing;
  const stayPath = () => route('dashboard.booking-request.show', { id });
  if (hearer.userId === ownerId) return { title: titleOf(toOwner, event, row), path: stayPath };
  // Nobody but its landlord is told about a denied listing.
  const helper = deniedAt ? undefined : managers.find(({ userId }) => userId === hearer.userId);
  switch (helper?.role) {
    case undefined:
      return null;
    case 'host':
      return row.status === 'approved' ? { title: titleOf(toHost, event, row), path: stayPath } : null;
    case 'cleaning':
      return { title: titleOf(toHelper, event, row), path: () => route('dashboard.changeovers') };
    case 'calendar':
      return { title: titleOf(toHelper, event, row), path: () => route('dashboard.calendar', { slug }) };
  }
}

/**
 * The notification of an event for a device, saying no more than a letter's subject, and its link; null if the reader
 * may not know of it, or no longer needs to.
 */
export async function describeEvent(event: PushEvent, hearer: Hearer): Promise<PushNote | null> {
  const isQuestion = event.about === 'question-new' || event.about === 'guest-asked';
  const described = await (isQuestion ? describeQuestion : describeStay)(event, hearer);
  if (!described?.title) return null;
  return { title: described.title, path: await described.path(), tag: `${event.about}:${event.id}` };
}
