import 'server-only';

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { todayIn } from '@/lib/dates/day';
import type { Language } from '@/lib/languages/language';
import { errorTexts } from '@/lib/texts/errors';
import { findSessionAccount } from '@/server/auth/session';
import { env } from '@/server/env';
import { readAddress } from '@/server/front/address';
import { clientAddress } from '@/server/front/client-address';
import { parseCookies } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';
import { consume, isLimited } from '@/server/http/rate-limit';
import { securityHeaders } from '@/server/front/security-headers';
import { capturePage } from '@/server/front/page-cache/capture';
import type { Handle } from '@/server/front/page-cache/capture';
import { finishPage, forOneVisitor, sendPage } from '@/server/front/page-cache/finish-page';
import type { StoredPage } from '@/server/front/page-cache/store';
import { isUnreachable } from '@/server/unreachable';

const busyPath = '/te-druk';

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
 * much as serving from memory, and every distinct search is a page of its own. The page that announces the refusal is
 * itself rendered once a day.
 */
export class PageLimit {
  readonly #handle: Handle;
  readonly #host: string;
  readonly #admitted = new WeakSet<IncomingMessage>();
  readonly #busy = new Map<Language, Promise<StoredPage>>();

  constructor(handle: Handle, host: string) {
    this.#handle = handle;
    this.#host = host;
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
      await sendPage(req, res, await this.#busyPage(readAddress(req.url ?? '/').language), [
        'Retry-After',
        retryAfter,
      ]);
      return;
    }
    // Client-side navigation reads only the status, and then requests the full page.
    const type = { 'Content-Type': 'text/plain; charset=utf-8' };
    const ofThisAnswer = { 'Retry-After': retryAfter, 'Cache-Control': forOneVisitor };
    res.writeHead(429, { ...securityHeaders([]), ...type, ...ofThisAnswer });
    res.end(errorTexts.too_many_requests);
  }

  async #busyPage(language: Language): Promise<StoredPage> {
    const day = todayIn();
    const known = await this.#busy.get(language)?.catch(() => undefined);
    if (known?.day === day) return known;
    const page = this.#render(language);
    this.#busy.set(language, page);
    return page;
  }

  async #render(language: Language): Promise<StoredPage> {
    const day = todayIn();
    const captured = await capturePage(this.#handle, busyPath, this.#host, {
      requestId: randomUUID(),
      language,
    });
    const cached = { tags: [], day, maxAge: Infinity, goodFor: Infinity };
    return finishPage({ ...captured, ...cached, status: 429, cacheControl: forOneVisitor });
  }
}
