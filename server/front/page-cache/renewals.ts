import 'server-only';

import { PageFailed } from '@/server/front/page-cache/page-failed';
import { log } from '@/server/log';

/**
 * Re-renders pages while their old versions are still served, a few at a time and each once: a crawler that touches
 * hundreds of old pages must not take CPU and database from waiting visitors.
 */
export class Renewals {
  readonly #render: (key: string) => Promise<unknown>;
  readonly #atOnce: number;
  readonly #waiting = new Set<string>();
  readonly #running = new Set<string>();

  constructor(render: (key: string) => Promise<unknown>, atOnce = 2) {
    this.#render = render;
    this.#atOnce = atOnce;
  }

  add(key: string): void {
    if (this.#running.has(key)) return;
    this.#waiting.add(key);
    this.#next();
  }

  #next(): void {
    const [key] = this.#waiting;
    if (key === undefined || this.#running.size >= this.#atOnce) return;
    this.#waiting.delete(key);
    this.#running.add(key);
    this.#render(key)
      .catch((error: unknown) => {
        if (!(error instanceof PageFailed)) log.error({ err: error }, 'a page could not be renewed');
      })
      .finally(() => {
        this.#running.delete(key);
        this.#next();
      });
  }
}
