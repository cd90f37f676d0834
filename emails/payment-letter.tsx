import type { ReactNode } from 'react';
import { slugSchema } from '@/emails/booking-stay';
import { GuestPageAction } from '@/emails/guest-page';
import { Facts, MailLayout } from '@/emails/layout';
import type { MailContext } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';
import { letterTexts } from '@/lib/texts/letters-frame';

/** The stay that a letter about its payments names. */
const paidStaySchema = z.object({
  slug: slugSchema,
  listingName: z.string(),
  code: z.string(),
  startDate: daySchema(),
  endDate: daySchema(),
});
type PaidStay = z.output<typeof paidStaySchema>;

/** The data shared by the letters about payments to guests. */
export const guestPaymentSchema = paidStaySchema.extend({ firstName: z.string(), token: z.string() });

/** The same to landlords. */
export const landlordPaymentSchema = paidStaySchema.extend({
  ownerFirstName: z.string(),
  guestName: z.string(),
  requestId: z.int(),
});

export const aboutPaidStay = {
  code: ({ code }: PaidStay) => code,
  listing: ({ slug, listingName }: PaidStay) => ({ slug, name: listingName }),
};

/** Which stay it is about. */
export function PaidStayFacts({ listingName, startDate, endDate, code }: PaidStay) {
  return (
    <Facts
      rows={[
        [letterTexts.listing, listingName],
        [letterTexts.arrival, formatLongDay(startDate)],
        [letterTexts.departure, formatLongDay(endDate)],
        [letterTexts.number, code],
      ]}
    />
  );
}

interface GuestPaymentLetterProps extends z.output<typeof guestPaymentSchema>, MailContext {
  title: string;
  preview: string;
  children: ReactNode;
}

/** The layout of the letters about payments to guests. */
export function GuestPaymentLetter({ title, preview, children, ...letter }: GuestPaymentLetterProps) {
  return (
    <MailLayout title={title} preview={preview} to={letter.firstName} frame={letter.frame}>
      {children}
      <GuestPageAction token={letter.token} appUrl={letter.appUrl}>
        {letterTexts.toPayments}
      </GuestPageAction>
      <PaidStayFacts {...letter} />
    </MailLayout>
  );
}
