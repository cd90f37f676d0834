/** The head of the fixed pages. */
import type { Metadata } from 'next';
import { siteName } from '@/lib/site';

interface PageHead {
  /** Without the site's name, which follows it; `absolute` for a title that stands alone. */
  title: string | { absolute: string };
  description?: string;
  /** Its one address, without query; of a page that is a part of another one, that other one's. */
  path: string;
  /** Off for pages that search engines should not list. */
  index?: boolean;
}

/** What a shared link shows beside title and description. */
export const socialImage = { url: '/social.jpg', width: 1200, height: 630, alt: '' };

/** Title, description, canonical address and social tags; Next replaces a layout's `openGraph` as a whole. */
export function pageMetadata({ title, description, path, index = true }: PageHead): Metadata {
  const shown = typeof title === 'string' ? title : title.absolute;
  const social = { title: shown, description, images: [socialImage] };
  return {
    title,
    description,
    alternates: { canonical: path },
    ...(!index && { robots: { index: false } }),
    openGraph: { ...social, url: path, siteName: siteName(), locale: 'nl_BE', type: 'website' },
    twitter: { card: 'summary_large_image', ...social },
  };
}
