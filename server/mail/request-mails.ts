import 'server-only';

import { requestMailsPath } from '@/lib/mail/request-mails';
import { route } from '@/lib/desk-paths';
import { requestMailsTexts } from '@/lib/texts/request-mails';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';
import { submitted, toSecretPage } from '@/server/http/secret-page';
import { isSigned, sign } from '@/server/keys';

/**
 * Turning off a landlord's mails about new requests (`receive_emails`), by anybody who has one of them. The link
 * contains the account, the day of its mail and a signature over both: it is valid for a year, and needs no row.
 */

const dayMs = 24 * 3600 * 1000;
/** In days: as long as a mail may lie around before its reader minds the next one. */
const goodFor = 365;
/** Links from before 28 November 2026 contain no day; by this date the newest of them is a year old. */
const undatedGoodUntil = Date.UTC(2027, 10, 28);

const dayOf = (now: number) => Math.floor(now / dayMs);
const shape = /^(\d{1,10})-(?:(\d{1,6})-)?([\w-]{43})$/;

/** The token for a mail sent now. */
export function requestMailsToken(userId: number, now = Date.now()): string {
  const text = `${userId}-${dayOf(now)}`;
  return `${text}-${sign('request-mails', text)}`;
}

/** The account of a token; null if the signature is not ours, or the token is too old. */
function accountOf(token: string, now = Date.now()): number | null {
  const [, id, day, signature] = shape.exec(token) ?? [];
  if (!id || !signature) return null;
  const isGood = day === undefined ? now < undatedGoodUntil : dayOf(now) - Number(day) <= goodFor;
  if (!isGood || !isSigned('request-mails', day === undefined ? id : `${id}-${day}`, signature)) return null;
  return Number(id);
}

/** The path for turning off these mails, for a mail to this address; null if no account has the address. */
export async function requestMailsPathOf(email: string): Promise<string | null> {
  const user = await prisma().user.findFirst({ where: { email, deletedAt: null }, select: { id: true } });
  return user && requestMailsPath(requestMailsToken(user.id));
}

/** Whether the account of a token gets these mails; null if the token is not valid. */
export async function findRequestMails(token: string): Promise<{ isOn: boolean } | null> {
  const id = accountOf(token);
  if (id === null) return null;
  const where = { id, deletedAt: null };
  const user = await prisma().user.findFirst({ where, select: { receiveEmails: true } });
  return user && { isOn: user.receiveEmails };
}

interface Input {
  params: { token: string };
}

/**
 * POST /api/request-mails/{token}/unsubscribe: turns off mails about new requests. Mail programs call it for their
 * reader (RFC 8058). Repeating it changes nothing.
 * @throws DomainError not_found
 */
export async function endRequestMails({ params }: Input): Promise<{ message: string }> {
  const id = accountOf(params.token);
  if (id === null) throw new DomainError('not_found');
  const where = { id, deletedAt: null };
  const { count } = await prisma().user.updateMany({ where, data: { receiveEmails: false } });
  if (count === 0) throw new DomainError('not_found');
  return { message: requestMailsTexts.isOff };
}

const pageOf = ({ params: { token } }: Input) => route('request-mails.show', { token });

/**
 * GET /api/request-mails/{token}/unsubscribe: redirects to the page with the button, and changes nothing.
 * @throws DomainError not_found
 */
export async function toRequestMailsPage(input: Input): Promise<Reply> {
  if (accountOf(input.params.token) === null) throw new DomainError('not_found');
  return toSecretPage(pageOf(input));
}

/** POST /api/request-mails/{token}/unsubscribe/form */
export const submitRequestMailsButton = submitted(endRequestMails, pageOf);
