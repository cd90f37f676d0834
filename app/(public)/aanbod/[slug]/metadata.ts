import type { Metadata } from 'next';
import { alternatesOf } from '@/lib/languages/address-in';
import { language } from '@/lib/languages/language';
import { openGraphLocales } from '@/lib/languages/names';
import { wirePhotoSize } from '@/lib/listings/photos';
import { listingSummary } from '@/lib/listings/summary';
import { listingName, listingTitle } from '@/lib/listings/title';
import { socialImage } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import type { FoundListingPage } from '@/server/features/listings/page/find-listing-page';

/** A title without the site's name. */
const literal = (title: string) => ({ absolute: title });

/** Title, description, canonical URL and social tags of a listing page. */
export function listingMetadata({ listing, visibility }: FoundListingPage): Metadata {
  const title = listingTitle(listing);
  const description = listingSummary(listing);
  const url = route('listing.show', { slug: listing.slug });
  const photos = listing.pictures.slice(0, 1).map((picture) => ({
    url: picture.url,
    ...wirePhotoSize(picture),
    // What the landlord says of it is Dutch.
    alt: (language() === 'nl' ? picture.description : null) ?? listingName(listing),
  }));
  const images = photos.length > 0 ? photos : [socialImage];
  return {
    title: literal(title),
    description,
    alternates: { canonical: url, languages: alternatesOf(url) },
    ...(visibility !== 'online' && { robots: { index: false } }),
    openGraph: {
      title,
      description,
      url,
      images,
      siteName: siteName(),
      locale: openGraphLocales[language()],
      type: 'website',
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
