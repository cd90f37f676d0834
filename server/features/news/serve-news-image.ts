import 'server-only';

import { z } from '@/lib/api/zod';
import { idText } from '@/lib/api/params';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';
import { newsImageVersion } from '@/server/features/news/image-address';
import { sendServedFile, servedFileName } from '@/server/features/photos/served-file';

export const newsImageParams = z.object({ id: idText, file: servedFileName });

interface Asked {
  params: z.output<typeof newsImageParams>;
  version: string | null;
  headers: Headers;
}

/**
 * GET /fotos/nieuws/{id}/{width}.{format}: the image of an article, for those who may read it.
 * @throws DomainError not_found
 */
export async function serveNewsImage({ params, version, headers }: Asked): Promise<Reply> {
  const row = await prisma().newsArticle.findUnique({
    where: { id: params.id },
    select: { imageKey: true },
  });
  if (!row?.imageKey) throw new DomainError('not_found');
  const isPresent = version === newsImageVersion(row.imageKey);
  return sendServedFile({
    original: { key: row.imageKey, rotate: 0 },
    file: params.file,
    cacheControl: isPresent ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    headers,
  });
}
