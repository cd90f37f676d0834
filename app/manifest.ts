import type { MetadataRoute } from 'next';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import { favoritesPageTexts } from '@/lib/texts/favorites';
import { layoutTexts } from '@/lib/texts/layout';
import { themeColors } from '@/lib/theme';

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

// The site's name can change without a new build.
export const dynamic = 'force-dynamic';

/** /manifest.webmanifest: how the site appears on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const name = siteName();
  return {
    name: `${name} - ${layoutTexts.tagline}`,
    short_name: name,
    description: layoutTexts.description,
    lang: 'nl-BE',
    // Identifies the installed site, even if its start URL changes one day.
    id: route('front-page'),
    start_url: route('front-page'),
    scope: route('front-page'),
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
