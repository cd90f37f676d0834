import type { ReactNode } from 'react';
import { StayFacts, slugSchema, staySchema } from '@/emails/booking-stay';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { RefundFacts } from '@/emails/refund-facts';
import type { MailContext } from '@/emails/template';
import { z } from '@/lib/api/zod';
import type { Refund } from '@/lib/booking-requests/terms-contract';
import { route } from '@/lib/desk-paths';

/** The data shared by the emails to an owner about one of their requests. */
export const landlordNewsSchema = z.object({
  ownerFirstName: z.string(),
  requestId: z.int(),
  slug: slugSchema,
  guestName: z.string(),
  stay: staySchema,
});

interface LandlordNewsProps extends z.output<typeof landlordNewsSchema>, MailContext {
  title: string;
  preview: string;
  /** For a canceled stay: when, and what comes back. */
  canceledAt?: string | null;
  refund?: Refund | null;
  /** What happened, in a sentence or two. */
  children: ReactNode;
}

/** The layout of the emails that tell an owner what happened to a request. */
export function LandlordNews({ title, preview, children, ...letter }: LandlordNewsProps) {
  return (
    <MailLayout title={title} preview={preview} to={letter.ownerFirstName} frame={letter.frame}>
      <Paragraph>{children}</Paragraph>
      <StayFacts stay={letter.stay} toLandlord />
      <RefundFacts canceledAt={letter.canceledAt ?? null} refund={letter.refund ?? null} />
      <Action href={letter.appUrl + route('dashboard.booking-request.show', { id: letter.requestId })}>
        De aanvraag bekijken
      </Action>
      <Paragraph>Een antwoord op deze e-mail gaat naar de gast.</Paragraph>
    </MailLayout>
  );
}
