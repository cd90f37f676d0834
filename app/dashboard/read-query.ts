import { z } from '@/lib/api/zod';

/** The query parameters of a page, in Next's format. */
export type PageSearch = Promise<Record<string, string | string[] | undefined>>;

/**
 * Parses the query parameters with the schema of the API call; invalid ones are ignored, although the call would reject
 * them.
 */
export async function readQuery<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  search: PageSearch,
): Promise<z.output<z.ZodObject<Shape>>> {
  const given = await search;
  const valid = Object.entries(schema.shape)
    .filter(([name, field]) => z.safeParse(field, given[name]).success)
    .map(([name]) => [name, given[name]]);
  return schema.parse(Object.fromEntries(valid));
}
