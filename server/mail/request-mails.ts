import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';
import { requestMailsPath } from '@/lib/mail/request-mails';
import { route } from '@/lib/paths';
import { requestMailsTexts } from '@/lib/texts/request-mails';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { DomainError } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';
import { submitted, toSecretPage } from '@/server/http/secret-page';

/**
 * A landlord's letters about new requests (`receive_emails`), switched off by whoever has one of them. The link holds
 * the account and a signature: it is good as long as the account is, and no row is kept for it.
 */

const signatureOf = (id: number) =>
  createHmac('sha256', `${env.AUTH_SECRET}:request-mails`).update(String(id)).digest('base64url');

export const requestMailsToken = (userId: number): string => `${userId}-${signatureOf(userId)}`;

/** The account of a token; null for a signature that is not ours. */
function accountOf(token: string): number | null {
  const id = Number.parseInt(token, 10);
  const [right, given] = [Buffer.from(requestMailsToken(id)), Buffer.from(token)];
  return right.length === given.length && timingSafeEqual(right, given) ? id : null;
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
