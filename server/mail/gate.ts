import 'server-only';

import type { MailName } from '@/emails/catalogue';
import type { SqlTx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { recipients } from '@/server/mail/recipients';
import type { Recipient } from '@/server/mail/recipients';

/** How many mails a mailbox gets per group, all kinds together. */
export const letterLimits = { hour: 12, day: 40 } as const;
/** How many confirmations of own bookings a landlord may send, to any recipients. */
export const confirmationLimits = { hour: 20, day: 60 } as const;

const HOUR_S = 3600;

const names = Object.entries(recipients);
/** The mails counted together: those of a group, and any mail to an account whose address is not confirmed. */
const kindsOf = (group: 'anybody' | 'answer') =>
  names.flatMap(([name, kind]) => {
    const isOfGroup = kind.address === 'typed' ? kind.group === group : group === 'anybody';
    return isOfGroup && (kind.address === 'typed' || kind.address === 'account') ? [name] : [];
  });
const kinds = { anybody: kindsOf('anybody'), answer: kindsOf('answer') };

interface Sent {
  hour: number;
  day: number;
}

const isWithin = ({ hour, day }: Sent, limits: Sent) => hour < limits.hour && day < limits.day;

/**
 * Whether a mailbox may get another mail. Until the transaction ends nobody else can ask about that mailbox: of two at
 * once the second counts the first. `from` is the landlord whose reply it is; null for mails that anybody can cause.
 */
async function mayWriteTo(tx: SqlTx, to: string, from: number | null): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('letters:' || mailbox_of(${to}), 0))`;
  const [sent] = await tx.$queryRaw<[Sent]>`
    SELECT count(*) FILTER (WHERE created_at > now() - interval '1 hour')::int AS hour, count(*)::int AS day
    FROM outgoing_mails
    WHERE mailbox_of(recipient) = mailbox_of(${to}) AND created_at > now() - interval '1 day'
      AND template = ANY (${kinds[from === null ? 'anybody' : 'answer']}::text[])
      AND (${from}::int IS NULL OR sender_id = ${from}::int)`;
  return isWithin(sent, letterLimits);
}

const refusal = () => new DomainError('too_many_letters', { retryAfter: HOUR_S });

/** Some mails to an account stop while it is suspended; an address that it never confirmed may be anybody's. */
async function mayWriteToAccount(tx: SqlTx, to: string, stops: boolean): Promise<boolean> {
  const [user] = await tx.$queryRaw<{ isConfirmed: boolean; isSuspended: boolean }[]>`
    SELECT email_verified_at IS NOT NULL AS "isConfirmed", suspended_at IS NOT NULL AS "isSuspended"
    FROM users WHERE email = ${to}::citext`;
  if (stops && user?.isSuspended) return false;
  return !user || user.isConfirmed || mayWriteTo(tx, to, null);
}

interface Asked {
  template: MailName;
  to: string;
  /** The landlord in whose name it is sent. */
  from?: number;
}

/**
 * The gate that every mail passes: whether it may be sent.
 * @throws DomainError too_many_letters (429) for mails whose cause is refused instead
 */
export async function mayQueue(tx: SqlTx, { template, to, from }: Asked): Promise<boolean> {
  const kind: Recipient = recipients[template];
  if (kind.address === 'account') return mayWriteToAccount(tx, to, kind.stops ?? false);
  if (kind.address !== 'typed') return true;
  if (kind.group === 'answer' && from === undefined) throw new Error(`${template} needs its landlord`);
  if (await mayWriteTo(tx, to, kind.group === 'answer' ? (from ?? null) : null)) return true;
  if (kind.over === 'refuse') throw refusal();
  return false;
}

/**
 * Refuses a landlord who has sent the maximum of confirmations of own bookings, whoever received them.
 * @throws DomainError too_many_letters (429)
 */
export async function countConfirmation(tx: SqlTx, landlordId: number): Promise<void> {
  const template: MailName = 'booking-confirmed';
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`confirmations:${landlordId}`}, 0))`;
  const [sent] = await tx.$queryRaw<[Sent]>`
    SELECT count(*) FILTER (WHERE created_at > now() - interval '1 hour')::int AS hour, count(*)::int AS day
    FROM outgoing_mails
    WHERE sender_id = ${landlordId} AND created_at > now() - interval '1 day' AND template = ${template}`;
  if (!isWithin(sent, confirmationLimits)) throw refusal();
}
