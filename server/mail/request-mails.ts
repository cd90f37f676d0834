import 'server-only';

import { requestMailsPath } from '@/lib/mail/request-mails';
import { route } from '@/lib/paths';
import { requestMailsTexts } from '@/lib/texts/request-mails';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';
import { submitted, toSecretPage } from '@/server/http/secret-page';
import { isSigned, sign } from '@/server/keys';

/**
 * A landlord's letters about new requests (`receive_emails`), switched off by whoever has one of them. The link holds
 * the account, the day of its letter and a signature over both: it is good for a year, and no row is kept for it.
 */

const dayMs = 24 * 3600 * 1000;
/** Days: as long as a letter may lie before its reader minds the next one. */
const goodFor = 365;
/** Links of before 28 November 2026 name no day; by then the newest of them is a year old. */
const undatedGoodUntil = Date.UTC(2027, 10, 28);

const dayOf = (now: number) => Math.floor(now / dayMs);
const shape = /^(\d{1,10})-(?:(\d{1,6})-)?([\w-]{43})$/;

/** The token of a letter that leaves now. */
export function requestMailsToken(userId: number, now = Date.now()): string {
  const text = `${userId}-${dayOf(now)}`;
  return `${text}-${sign('request-mails', text)}`;
}

/** The account of a token; null for a signature that is not ours, or one that is too old. */
function accountOf(token: string, now = Date.now()): number | null {
  const [, id, day, signature] = shape.exec(token) ?? [];
  if (!id || !signature) return null;
  const isGood = day === undefined ? now < undatedGoodUntil : dayOf(now) - Number(day) <= goodFor;
  if (!isGood || !isSigned('request-mails', day === undefined ? id : `${id}-${day}`, signature)) return null;
  return Number(id);
}

/** Of a letter to this address: where its reader switches such letters off; null where it is no account's. */
export async function requestMailsPathOf(email: string): Promise<string | null> {
  const user = await prisma().user.findFirst({ where: { email, deletedAt: null }, select: { id: true } });
  return user && requestMailsPath(requestMailsToken(user.id));
}

/** Whether the account of a token gets these letters; null where the token opens nothing. */
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
 * POST /api/request-mails/{token}/unsubscribe: no more letters about new requests. Mail programs send it for their reader
 * (RFC 8058). Once more changes nothing.
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
 * GET /api/request-mails/{token}/unsubscribe: leads to the page with the button, and switches nothing.
 * @throws DomainError not_found
 */
export async function toRequestMailsPage(input: Input): Promise<Reply> {
  if (accountOf(input.params.token) === null) throw new DomainError('not_found');
  return toSecretPage(pageOf(input));
}

/** POST /api/request-mails/{token}/unsubscribe/form */
export const submitRequestMailsButton = submitted(endRequestMails, pageOf);
