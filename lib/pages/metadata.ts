/** The metadata of static pages. */
import type { Metadata } from 'next';
import { alternatesOf } from '@/lib/languages/address-in';
import { language } from '@/lib/languages/language';
import { openGraphLocales } from '@/lib/languages/names';
import { siteName } from '@/lib/site';

interface PageHead {
  /** Without the site's name, which is appended; `absolute` for a title without it. */
  title: string | { absolute: string };
  description?: string;
  /** The canonical path, without query; for a page that is part of another one, the path of that page. */
  path: string;
  /** False for pages that search engines should not index. */
  index?: boolean;
}

/** The image of a shared link. */
export const socialImage = { url: '/social.jpg', width: 1200, height: 630, alt: '' };

/** Title, description, canonical URL and social tags; Next replaces a layout's `openGraph` as a whole. */
export function pageMetadata({ title, description, path, index = true }: PageHead): Metadata {
  const shown = typeof title === 'string' ? title : title.absolute;
  const social = { title: shown, description, images: [socialImage] };
  return {
    title,
    description,
    alternates: { canonical: path, languages: alternatesOf(path) },
    ...(!index && { robots: { index: false } }),
    openGraph: {
      ...social,
      url: path,
      siteName: siteName(),
      locale: openGraphLocales[language()],
      type: 'website',
    },
    twitter: { card: 'summary_large_image', ...social },
  };
}
