import { z } from '@/lib/api/zod';
import { languages } from '@/lib/languages/language';
import { endpoint } from '@/server/http/endpoint';
import { writeManifest } from '@/server/features/manifest/write-manifest';

/** The front asks for the manifest in the language that the requested address begins with. */
const query = z.object({ language: z.enum(languages).catch('nl') });

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'How the site appears on a home screen',
    query,
    response: { file: ['application/manifest+json'] },
    limit: 'none',
  },
  writeManifest,
);
