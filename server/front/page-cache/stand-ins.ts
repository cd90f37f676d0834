import 'server-only';

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { todayIn } from '@/lib/dates/day';
import type { Language } from '@/lib/languages/language';
import { capturePage } from '@/server/front/page-cache/capture';
import type { Handle } from '@/server/front/page-cache/capture';
import { finishPage, forOneVisitor, sendPage } from '@/server/front/page-cache/finish-page';
import type { StoredPage } from '@/server/front/page-cache/store';

/** Their paths, which nobody can ask for. */
const paths = {
  /** The client has had too many pages rendered. */
  busy: '/te-druk',
  /** The requested page failed: Next's own page for that is empty until its script runs. */
  failed: '/storing',
} as const;

interface StandIn {
  name: keyof typeof paths;
  language: Language;
  status: 429 | 500 | 503;
  /** Header names and values of this answer alone. */
  ofThisAnswer: readonly string[];
}

/**
 * The site's own pages that are sent in place of a requested one, under its address. They show no data, so they can be
 * rendered whatever is wrong, and are rendered once a day.
 */
export class StandIns {
  readonly #handle: Handle;
  readonly #host: string;
  readonly #pages = new Map<string, Promise<StoredPage>>();

  constructor(handle: Handle, host: string) {
    this.#handle = handle;
    this.#host = host;
  }

  async send(req: IncomingMessage, res: ServerResponse, standIn: StandIn): Promise<void> {
    const { name, language, status, ofThisAnswer } = standIn;
    const page = await this.#find(name, language);
    await sendPage(req, res, { ...page, status }, ofThisAnswer);
  }

  async #find(name: StandIn['name'], language: Language): Promise<StoredPage> {
    const key = `${language} ${name}`;
    const known = await this.#pages.get(key)?.catch(() => undefined);
    if (known?.day === todayIn()) return known;
    const page = this.#render(name, language);
    this.#pages.set(key, page);
    return page;
  }

  async #render(name: StandIn['name'], language: Language): Promise<StoredPage> {
    const day = todayIn();
    const context = { requestId: randomUUID(), language };
    const captured = await capturePage(this.#handle, paths[name], this.#host, context);
    const cached = { tags: [], day, maxAge: Infinity, goodFor: Infinity };
    return finishPage({ ...captured, ...cached, cacheControl: forOneVisitor });
  }
}
