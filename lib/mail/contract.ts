/** API contract of the email outbox, for admins (docs/rules/mail.md#the-page-of-mails). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { optionalLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { mailStates } from '@/lib/mail/states';

export type MailState = (typeof mailStates)[number];

/**
 * unreachable: no connection to the mail server; refused, busy: permanent or temporary rejection; unknown: the email
 * may have been accepted; broken: it could not be rendered; bounced: returned by a server on its way; undeliverable: an
 * earlier email to the address bounced.
 */
export const mailFailureKinds = [
  'unreachable',
  'refused',
  'busy',
  'unknown',
  'broken',
  'bounced',
  'undeliverable',
] as const;
export type MailFailureKind = (typeof mailFailureKinds)[number];

export const mailDto = z.object({
  id: z.uuid(),
  /** Name of its template. */
  template: z.string(),
  recipient: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  created_at: z.string(),
  /** When the job queue tries again; null if nothing is scheduled, or it is being sent. */
  next_try_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  failure_kind: z.enum(mailFailureKinds).nullable(),
  /** The server's message, with addresses masked. */
  failure: z.string().nullable(),
  /** Whether it can be sent now: its content has not been deleted yet. */
  can_retry: z.boolean(),
});
export type MailDto = z.infer<typeof mailDto>;
export const mailAnswer = dataOf(mailDto);
export const mailPage = pageOf(mailDto);
export type MailPage = z.infer<typeof mailPage>;
export const mailParams = z.object({ id: z.uuid() });

/** `?state=failed&search=peeters&page=2` */
export const mailListQuery = pageQuery.extend({
  state: z.enum(mailStates).optional(),
  /** Part of the recipient's address. */
  search: optionalLine(100),
});
export type MailListQuery = z.output<typeof mailListQuery>;
