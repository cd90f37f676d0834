import 'server-only';

import type { z } from '@/lib/api/zod';
import type { textParams, textQuery, TextDto } from '@/lib/edited-texts/contract';
import { prisma } from '@/server/db';
import { readText } from '@/server/features/edited-texts/read-text';

interface Input {
  params: z.output<typeof textParams>;
  query: z.output<typeof textQuery>;
}

/** GET /api/admin/texts/{key}, in one language. */
export async function getText({ params, query }: Input): Promise<{ data: TextDto }> {
  return { data: await readText(prisma(), { ...params, ...query }) };
}
