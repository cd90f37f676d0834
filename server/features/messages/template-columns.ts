import 'server-only';

import type { Template } from '@/lib/messages/fill-template';
import type { Send } from '@/lib/messages/send-moment';
import type { MessageMoment, Prisma } from '@/prisma/generated/client';

/** The columns that say when a reply template is sent automatically, and for which listings. */
export const templateSelect = {
  sendMoment: true,
  sendDays: true,
  sendHour: true,
  listings: {
    where: { listing: { removedAt: null } },
    select: { listingId: true },
    orderBy: { listingId: 'asc' },
  },
} as const satisfies Prisma.ReplyTemplateSelect;

interface Columns {
  sendMoment: MessageMoment | null;
  sendDays: number | null;
  sendHour: number | null;
}

/** A template's text in all languages. */
export const bodySelect = {
  body: true,
  bodyFr: true,
  bodyDe: true,
  bodyEn: true,
} as const satisfies Prisma.ReplyTemplateSelect;

interface Bodies {
  body: string;
  bodyFr: string | null;
  bodyDe: string | null;
  bodyEn: string | null;
}

export const textsOf = ({ body, bodyFr: fr, bodyDe: de, bodyEn: en }: Bodies): Template => ({
  body,
  translations: { fr, de, en },
});

/** When it is sent; null for never. The database allows all three columns or none. */
export const sendOf = ({ sendMoment: moment, sendDays: days, sendHour: hour }: Columns): Send | null =>
  moment === null || days === null || hour === null ? null : { moment, days, hour };
