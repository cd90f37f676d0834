import 'server-only';

import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventTransparency, escape as escapeText } from 'ical-generator';
import { partyWords, sideWords } from '@/lib/changeovers/words';
import type { Changeover } from '@/lib/changeovers/contract';
import { addDays, dayToUtcDate, startOfMonth, todayIn } from '@/lib/dates/day';
import { siteName } from '@/lib/site';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';
import { prisma } from '@/server/db';
import { loadChangeovers } from '@/server/features/changeovers/load-changeovers';
import { DomainError } from '@/server/http/errors';
import { hasCopy } from '@/server/http/has-copy';
import { consume } from '@/server/http/rate-limit';
import { fileReply, reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { sign } from '@/server/keys';

/** Half a year ahead; from the first of the month on, so that the bytes change with the stays and not every day. */
const DAYS_AHEAD = 214;

/** RFC 5545 requires a DTSTAMP in every event; a constant reveals nothing. */
const ANY_MOMENT = new Date(Date.UTC(2026, 0, 1));

function descriptionOf({ departure, arrival, cleaning_note: note }: Changeover): string {
  return [
    departure && sideWords('departure', departure),
    arrival && `${sideWords('arrival', arrival)}, ${partyWords(arrival)}`,
    note,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

const kindOf = ({ departure, arrival }: Changeover) =>
  departure && arrival ? texts.turn : departure ? texts.departure : texts.arrival;

/** An RFC 5545 calendar of whole days; equal input gives equal bytes, and nobody's name is in it. */
function buildCalendar(changeovers: readonly Changeover[]): string {
  const calendar = ical({
    prodId: { company: siteName(), product: 'Wissels', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes every text but this one.
    name: escapeText(texts.title, false),
    events: changeovers.map((changeover) => ({
      id: sign('changeover', `${changeover.listing.id} ${changeover.day}`),
      stamp: ANY_MOMENT,
      start: dayToUtcDate(changeover.day),
      end: dayToUtcDate(addDays(changeover.day, 1)),
      allDay: true,
      summary: `${kindOf(changeover)}: ${changeover.listing.name}`,
      description: descriptionOf(changeover),
      transparency: ICalEventTransparency.TRANSPARENT,
    })),
  });
  return `${calendar.toString()}\r\n`;
}

interface Input {
  secret: string;
  headers: Headers;
  address: string;
}

/**
 * GET /api/changeovers/{secret}: the changeovers of the homes that the address's user now owns or cleans. Clients that
 * have this copy get a 304, which counts against no limit.
 * @throws DomainError not_found if the secret is unknown or replaced, or its account suspended
 */
export async function getChangeoverCalendar({ secret, headers, address }: Input): Promise<Reply> {
  const known = await prisma().changeoverAddress.findFirst({
    where: { secret, user: { suspendedAt: null, deletedAt: null } },
    select: { userId: true },
  });
  if (!known) {
    await consume('reads', address);
    throw new DomainError('not_found');
  }
  const start = startOfMonth(todayIn());
  const text = buildCalendar(await loadChangeovers(known.userId, { start, end: addDays(start, DAYS_AHEAD) }));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const kept = { etag, 'cache-control': 'private, no-cache' };
  if (hasCopy(headers, etag)) return reply(undefined, { status: 304, headers: kept });
  await consume('reads', address);
  return fileReply(text, {
    ...kept,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="wissels.ics"',
  });
}
