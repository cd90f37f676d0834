/** The response formats of Laravel (docs/rules/api.md#shapes). */
import { z } from '@/lib/api/zod';

/** `{data: …}` around one resource or a short, bounded list. */
export function dataOf<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

export const messageDto = z.object({ message: z.string() });

const pageLinkDto = z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() });

/** A page of a list in the format of Laravel's paginator. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    links: z.object({
      first: z.string(),
      last: z.string(),
      prev: z.string().nullable(),
      next: z.string().nullable(),
    }),
    meta: z.object({
      current_page: z.int(),
      from: z.int().nullable(),
      last_page: z.int(),
      links: z.array(pageLinkDto),
      path: z.string(),
      per_page: z.int(),
      to: z.int().nullable(),
      total: z.int(),
      /** 'gte' when the total is only a lower bound; used by lists with a depth limit. */
      total_relation: z.enum(['eq', 'gte']).optional(),
    }),
  });
}

export type Page<T> = z.infer<ReturnType<typeof pageOf<z.ZodType<T>>>>;

interface PageInput<T> {
  items: T[];
  /** Starts at 1. */
  page: number;
  perPage: number;
  total: number;
  totalRelation?: 'eq' | 'gte';
  /** Path of the list and its other query parameters, which the page links preserve. */
  path: string;
  query?: Readonly<Record<string, string | undefined>>;
}

/** Builds the page envelope; a page past the last one has an empty list. */
export function toPage<T>({
  items,
  page,
  perPage,
  total,
  totalRelation,
  path,
  query = {},
}: PageInput<T>): Page<T> {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const url = (n: number) => {
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, value);
    params.set('page', String(n));
    return `${path}?${params}`;
  };
  const from = items.length === 0 ? null : (page - 1) * perPage + 1;
  const near = [page - 1, page, page + 1].filter((n) => n >= 1 && n <= lastPage);
  const numbers = [...new Set([1, ...near, lastPage])];
  return {
    data: items,
    links: {
      first: url(1),
      last: url(lastPage),
      prev: page > 1 ? url(Math.min(page - 1, lastPage)) : null,
      next: page < lastPage ? url(page + 1) : null,
    },
    meta: {
      current_page: page,
      from,
      last_page: lastPage,
      links: numbers.map((n) => ({ url: url(n), label: String(n), active: n === page })),
      path,
      per_page: perPage,
      to: from === null ? null : from + items.length - 1,
      total,
      ...(totalRelation && { total_relation: totalRelation }),
    },
  };
}
