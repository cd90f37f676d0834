import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { figtree, figtreeExtended } from '@/app/fonts';
import { language, languageTags } from '@/lib/languages/language';
import { openGraphLocales } from '@/lib/languages/names';
import { manifestPaths } from '@/lib/languages/manifest';
import { publicEnv, writePublicEnv } from '@/lib/public-env';
import { siteName } from '@/lib/site';
import { layoutTexts } from '@/lib/texts/layout';
import { darkThemeColors, themeColors } from '@/lib/theme';
import { textsFolder } from '@/server/language';
import { requestContext } from '@/server/http/request-context';
import './globals.css';

// The only page cache is in our own front (docs/decisions/2026-11-21-page-cache-in-front.md); Next itself caches none,
// and a build needs no data.
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  const name = siteName();
  const { appUrl } = publicEnv();
  return {
    metadataBase: new URL(appUrl),
    title: { default: `${name} - ${layoutTexts.tagline}`, template: `%s - ${name}` },
    description: layoutTexts.description,
    // The label of the icon on an iPhone's home screen, where a page's own title would be cut off.
    other: { 'apple-mobile-web-app-title': name },
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
    manifest: manifestPaths[language()],
    openGraph: { siteName: name, locale: openGraphLocales[language()], type: 'website' },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.white },
    { media: '(prefers-color-scheme: dark)', color: darkThemeColors.page },
  ],
  colorScheme: 'light dark',
};

/** The document of every page. `data-public-env`: see lib/public-env. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={languageTags[language()]}
      className={`${figtree.variable} ${figtreeExtended.variable}`}
      data-scroll-behavior="smooth"
      data-public-env={writePublicEnv()}
      data-texts={textsFolder()}
    >
      <head>
        {/* The page cache recognises a script that may wait by this order of attributes. */}
        <script src={`${textsFolder()}shell.js`} async nonce={requestContext()?.nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
