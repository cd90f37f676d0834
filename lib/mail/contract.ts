/** The outbox as admins see it (docs/rules/mail.md#the-page-of-mails). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { optionalLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';

/** waiting: not tried yet; failed: tried, and to be tried again; given_up: no more tries; bounced: left, and came back. */
export const mailStates = ['waiting', 'failed', 'given_up', 'bounced'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * unreachable: no conversation with the server; refused, busy: it said no, for good or for now; unknown: the letter may
 * have arrived; broken: it could not be written; bounced: a server on its way gave it back; undeliverable: an earlier
 * letter to the address had come back.
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
  /** When the queue takes it up again; null where nothing is planned, or it is under way. */
  next_try_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  failure_kind: z.enum(mailFailureKinds).nullable(),
  /** The server's words, addresses masked. */
  failure: z.string().nullable(),
  /** Whether it can be sent now: what it says is still known. */
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
  /** A part of the recipient's address. */
  search: optionalLine(100),
});
export type MailListQuery = z.output<typeof mailListQuery>;
