import { z } from '@/lib/api/zod';

/** The query string of a page, as Next hands it over. */
export type PageSearch = Promise<Record<string, string | string[] | undefined>>;

/** What an address asks for, by the schema of the call; nonsense is ignored, where the call would refuse it. */
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
