import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorTexts } from '@/lib/texts/errors';
import { findSessionAccount } from '@/server/auth/session';
import { env } from '@/server/env';
import { readAddress } from '@/server/front/address';
import { clientAddress } from '@/server/front/client-address';
import { parseCookies } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';
import { consume, isLimited } from '@/server/http/rate-limit';
import { securityHeaders } from '@/server/front/security-headers';
import { forOneVisitor } from '@/server/front/page-cache/finish-page';
import type { StandIns } from '@/server/front/page-cache/stand-ins';
import { isUnreachable } from '@/server/unreachable';

/** Whom a render is counted for: the signed-in account, else the client address. */
async function subjectOf(req: IncomingMessage): Promise<['account-pages' | 'pages', string]> {
  const { cookie } = req.headers;
  if (cookie === undefined) return ['pages', clientAddress(req, env.TRUST_PROXY)];
  const account = await findSessionAccount(parseCookies(cookie)).catch((error: unknown) => {
    // Without the database there is no way to know who it is.
    if (isUnreachable(error)) return null;
    throw error;
  });
  return account === null
    ? ['pages', clientAddress(req, env.TRUST_PROXY)]
    : ['account-pages', String(account)];
}

/**
 * How many pages an address, or an account, may have rendered (RATE_LIMIT_PAGES). Rendering costs a hundred times as
 * much as serving from memory, and every distinct search is a page of its own.
 */
export class PageLimit {
  readonly #standIns: StandIns;
  readonly #admitted = new WeakSet<IncomingMessage>();

  constructor(standIns: StandIns) {
    this.#standIns = standIns;
  }

  /**
   * Counts one render, at most once per request; false if the limit was exceeded, in which case the request has been
   * answered.
   */
  async admits(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    if (!isLimited('pages') || this.#admitted.has(req)) return true;
    try {
      await consume(...(await subjectOf(req)));
      this.#admitted.add(req);
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.#refuse(req, res, String(error.details.retryAfter ?? 60));
      return false;
    }
  }

  async #refuse(req: IncomingMessage, res: ServerResponse, retryAfter: string): Promise<void> {
    if (req.headers.rsc === undefined) {
      const { language } = readAddress(req.url ?? '/');
      const ofThisAnswer = ['Retry-After', retryAfter];
      await this.#standIns.send(req, res, { name: 'busy', language, status: 429, ofThisAnswer });
      return;
    }
    // Client-side navigation reads only the status, and then requests the full page.
    const type = { 'Content-Type': 'text/plain; charset=utf-8' };
    const ofThisAnswer = { 'Retry-After': retryAfter, 'Cache-Control': forOneVisitor };
    res.writeHead(429, { ...securityHeaders([]), ...type, ...ofThisAnswer });
    res.end(errorTexts.too_many_requests);
  }
}
