import 'server-only';

import type { MetadataRoute } from 'next';
import { languageTags } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import { favoritesPageTexts } from '@/lib/texts/favorites';
import { layoutTexts } from '@/lib/texts/layout';
import { streetPathsIn } from '@/lib/texts/paths';
import { themeColors } from '@/lib/theme';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { inLanguage } from '@/server/language';

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

function manifest(language: Language): MetadataRoute.Manifest {
  const name = siteName();
  // One site in all languages, as far as devices are concerned.
  const site = streetPathsIn('nl')['front-page'];
  return {
    name: `${name} - ${layoutTexts.tagline}`,
    short_name: name,
    description: layoutTexts.description,
    lang: languageTags[language],
    // Identifies the installed site, even if its start URL changes one day.
    id: site,
    start_url: route('front-page'),
    scope: site,
    display: 'standalone',
    background_color: themeColors.white,
    theme_color: themeColors['ci-blue-700'],
    icons: [
      ...icons,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: layoutTexts.search, url: route('listing.index'), icons },
      {
        name: favoritesPageTexts.title,
        short_name: layoutTexts.favorites,
        url: route('listing.favorites'),
        icons,
      },
    ],
  };
}

/** GET /manifest.webmanifest, and /fr/manifest.webmanifest …: how the site appears on a phone's home screen. */
export async function writeManifest({ query }: { query: { language: Language } }): Promise<Reply> {
  const { language } = query;
  return fileReply(JSON.stringify(inLanguage(language, () => manifest(language))), {
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
}
