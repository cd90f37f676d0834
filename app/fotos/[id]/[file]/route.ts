import { z } from '@/lib/api/zod';
import { endpoint } from '@/server/http/endpoint';
import { servedPhotoAnswer } from '@/server/features/photos/served-file';
import { photoParams, servePhoto } from '@/server/features/photos/serve-photo';

export const GET = endpoint(
  {
    auth: 'optional',
    summary: 'A photo of a listing in one of the fixed widths',
    params: photoParams,
    query: z.object({ v: z.string().max(20).optional() }),
    response: servedPhotoAnswer,
    limit: 'none',
  },
  ({ params, query, actor, headers }) => servePhoto({ params, version: query.v ?? null, actor, headers }),
);
