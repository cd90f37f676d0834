import 'server-only';

import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { dayToUtcDate, parseDay } from '@/lib/dates/day';
import { formatHour } from '@/lib/format/date';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { language, languageOf } from '@/lib/languages/language';
import { townName } from '@/lib/listings/town-name';
import { siteName } from '@/lib/site';
import { guestStayTexts } from '@/lib/texts/guest-stays';
import { prisma } from '@/server/db';
import { loadGuestStay } from '@/server/features/guest-stays/get-guest-page';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { DomainError } from '@/server/http/errors';
import { inLanguage } from '@/server/language';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

const hourOr = (time: string | null) => (time === null ? null : formatHour(time));

/** One all-day event for the guest's own calendar. */
function buildCalendar(stay: GuestStay, { uuid, stamp }: { uuid: string; stamp: Date }): string {
  const texts = guestStayTexts.calendar;
  const [start, end] = [parseDay(stay.start_date), parseDay(stay.end_date)];
  if (!start || !end) throw new Error('a stay without days');
  const [checkIn, checkOut] = [hourOr(stay.check_in), hourOr(stay.check_out)];
  const lines = [
    texts.code(stay.code),
    checkIn && texts.checkIn(checkIn),
    checkOut && texts.checkOut(checkOut),
  ];
  const calendar = ical({
    prodId: { company: siteName(), product: 'Verblijf', language: language().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: uuid,
        stamp,
        lastModified: stamp,
        start: dayToUtcDate(start),
        end: dayToUtcDate(end),
        allDay: true,
        summary: texts.summary(stay.listing.name),
        description: lines.filter(Boolean).join('\n'),
        location: stay.address?.join(', ') ?? (stay.listing.town ? townName(stay.listing.town) : undefined),
        transparency: ICalEventTransparency.OPAQUE,
      },
    ],
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * GET /api/stays/{token}/calendar: the stay as an .ics file, in the language of its request.
 * @throws DomainError not_found unless it is approved now
 */
export async function getStayCalendar({ params }: { params: { token: string } }): Promise<Reply> {
  const id = await getStayOf(params.token);
  const row = await prisma().bookingRequest.findUnique({
    where: { id },
    select: { uuid: true, modifiedAt: true, locale: true },
  });
  if (!row) throw new DomainError('not_found');
  const calendar = await inLanguage(languageOf(row.locale), async () => {
    const stay = await loadGuestStay(id);
    if (stay.status !== 'approved') throw new DomainError('not_found');
    return {
      code: stay.code,
      text: buildCalendar(stay, { uuid: row.uuid, stamp: row.modifiedAt ?? new Date() }),
    };
  });
  return fileReply(calendar.text, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${calendar.code}.ics"`,
  });
}
