import { z } from '@/lib/api/zod';
import { endpoint } from '@/server/http/endpoint';
import { servedPhotoAnswer } from '@/server/features/photos/served-file';
import { newsImageParams, serveNewsImage } from '@/server/features/news/serve-news-image';

export const GET = endpoint(
  {
    auth: 'signed-in',
    summary: 'The image of a news article in one of the fixed widths',
    params: newsImageParams,
    query: z.object({ v: z.string().max(20).optional() }),
    response: servedPhotoAnswer,
    limit: 'none',
  },
  ({ params, query, headers }) => serveNewsImage({ params, version: query.v ?? null, headers }),
);
