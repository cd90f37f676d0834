import { z } from '@/lib/api/zod';
import { endpoint } from '@/server/http/endpoint';
import { serveOriginal } from '@/server/features/photos/serve-original';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: "A photo's original pixels as a download, without metadata",
    params: z.object({ id: z.uuid() }),
    response: { file: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] },
  },
  serveOriginal,
);
