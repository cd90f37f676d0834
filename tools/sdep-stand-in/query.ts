/** The parameters of the reading calls; a bad one is a 400. */
import { functionalId, refined, whole } from '@/tools/sdep-stand-in/check';
import type { Check, Problem } from '@/tools/sdep-stand-in/check';
import { Refusal } from '@/tools/sdep-stand-in/errors';
import { anyMoment, utcMessage } from '@/tools/sdep-stand-in/moments';

export interface Page {
  offset: number;
  /** Null where all are wanted. */
  limit: number | null;
}

const utcMoment = refined(anyMoment, ({ offset }) => (offset === 0 ? null : utcMessage));

/** Reads parameters one by one, and refuses the call for all that were wrong at once. */
export class Query {
  readonly #problems: Problem[] = [];

  constructor(readonly sent: URLSearchParams) {}

  read<T>(name: string, check: Check<T>): T | null {
    const value = this.sent.get(name);
    return value === null ? null : (check(value, ['query', name], this.#problems) ?? null);
  }

  page(limitWithoutOne: number | null): Page {
    const offset = this.read('offset', whole(0)) ?? 0;
    return { offset, limit: this.read('limit', whole(1, 1000)) ?? limitWithoutOne };
  }

  filters() {
    return {
      from: this.read('createdAtFrom', utcMoment)?.micros ?? null,
      to: this.read('createdAtTo', utcMoment)?.micros ?? null,
      areaId: this.read('areaId', functionalId),
      authorityId: this.read('competentAuthorityId', functionalId),
    };
  }

  /** @throws Refusal 400 if anything was wrong */
  done(): void {
    if (this.#problems.length) throw new Refusal(400, this.#problems);
  }
}
