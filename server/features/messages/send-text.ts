import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import { MESSAGE_MAX } from '@/lib/message';
import { languageOf } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Template } from '@/lib/messages/fill-template';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { bodySelect, textsOf } from '@/server/features/messages/template-columns';
import { sayInThread } from '@/server/features/messages/say-in-thread';

/** The columns that fill in a text. */
export const factsSelect = {
  firstName: true,
  locale: true,
  startDate: true,
  endDate: true,
  listing: { select: { slug: true, nameHolidayHome: true } },
} as const satisfies Prisma.BookingRequestSelect;

type Facts = Prisma.BookingRequestGetPayload<{ select: typeof factsSelect }>;

/** The language that a guest gets a text in: their own where the landlord wrote it, else Dutch. */
function languageFor({ translations }: Template, { locale }: Facts): Language {
  const wanted = languageOf(locale);
  return wanted === 'nl' || translations[wanted] === null ? 'nl' : wanted;
}

/** The text for this guest; one that grows too long is cut. */
export function textFor(
  template: Template,
  { firstName, locale, startDate, endDate, listing }: Facts,
): string {
  const text = fillTemplate(template, {
    guest: firstName,
    locale: languageOf(locale),
    listing: listing.nameHolidayHome ?? listing.slug,
    stay: { arrival: utcDateToDay(startDate), departure: utcDateToDay(endDate) },
  });
  return text.length <= MESSAGE_MAX ? text : Array.from(text).slice(0, MESSAGE_MAX).join('');
}

interface Sent {
  stayId: number;
  templateId: number;
  automatic: boolean;
  byAdmin: boolean;
}

/**
 * Puts a template, filled in, into the thread of a stay that this transaction holds, and records it. Returns null if it
 * was sent or skipped before.
 */
export async function sendText(
  tx: Tx,
  { stayId, templateId, automatic, byAdmin }: Sent,
): Promise<{ body: string; at: string } | null> {
  const key = { bookingRequestId: stayId, replyTemplateId: templateId };
  const { count } = await tx.automaticMessage.createMany({
    data: [{ ...key, skipped: false }],
    skipDuplicates: true,
  });
  if (count === 0) return null;
  const [template, stay] = [
    await tx.replyTemplate.findUniqueOrThrow({ where: { id: templateId }, select: bodySelect }),
    await tx.bookingRequest.findUniqueOrThrow({ where: { id: stayId }, select: factsSelect }),
  ];
  const texts = textsOf(template);
  const {
    id,
    body,
    created_at: at,
  } = await sayInThread(
    tx,
    { kind: 'booking-requests', id: stayId },
    {
      sender: 'landlord',
      body: textFor(texts, stay),
      automatic,
      byAdmin,
      locale: languageFor(texts, stay),
    },
  );
  await tx.automaticMessage.update({
    where: { bookingRequestId_replyTemplateId: key },
    data: { messageId: id },
  });
  return { body, at };
}
