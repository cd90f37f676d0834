/** zod schemas for path and query parameters. */
import { z } from '@/lib/api/zod';

/** Largest id that fits the database column. */
export const MAX_ID = 2_147_483_647;

/** A row's id in a URL: digits only. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= MAX_ID);

/** `{id}` in a path. */
export const idParams = z.object({ id: idText });

/** A whole number from 1 to `max` in a query string. */
export function countText(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max));
}

const PER_PAGE = 15;
const MOST_PER_PAGE = 100;
/** Deep pages make the database walk through everything before them; no real list is this long. */
const MAX_PAGE = 100_000;

/** `?page=2&limit=5` of a paginated list; a limit over 100 becomes 100. */
export const pageQuery = z.object({
  page: countText(MAX_PAGE).optional().default(1),
  limit: countText(999_999_999)
    .optional()
    .default(PER_PAGE)
    .transform((limit) => Math.min(limit, MOST_PER_PAGE)),
});
export type PageQuery = z.output<typeof pageQuery>;

/** `?ids=3,5,8`: 1 to 100 distinct ids. */
export const idListQuery = z.object({
  ids: z
    .string()
    .min(1)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(idText).min(1).max(100)),
});
