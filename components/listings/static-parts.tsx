'use client';

import { LandlordPanel } from '@/components/listings/landlord-panel';
import { ListingData } from '@/components/listings/listing-data';
import { ListingFacts } from '@/components/listings/listing-facts';
import { ListingPlace } from '@/components/listings/listing-place';
import { ListingTerms } from '@/components/listings/listing-terms';
import { ListingTitle } from '@/components/listings/listing-title';
import { NoPhotos } from '@/components/listings/no-photos';
import { PhotoMosaic } from '@/components/listings/photo-mosaic';
import { ListingReviews } from '@/components/reviews/listing-reviews';
import { staticPart } from '@/components/ui/static-part';

/** Text and icons of a listing's page that are only server-rendered: no script is loaded for them. */
export const StaticFacts = staticPart(
  typeof window === 'undefined' ? ListingFacts : null,
  async () => (await import('@/components/listings/listing-facts')).ListingFacts,
  { className: 'space-y-8 lg:space-y-12' },
);
export const StaticTitle = staticPart(
  typeof window === 'undefined' ? ListingTitle : null,
  async () => (await import('@/components/listings/listing-title')).ListingTitle,
  { className: 'min-w-0' },
);
export const StaticTerms = staticPart(
  typeof window === 'undefined' ? ListingTerms : null,
  async () => (await import('@/components/listings/listing-terms')).ListingTerms,
  { className: 'space-y-8 lg:space-y-12' },
);
export const StaticPlace = staticPart(
  typeof window === 'undefined' ? ListingPlace : null,
  async () => (await import('@/components/listings/listing-place')).ListingPlace,
);
export const StaticReviews = staticPart(
  typeof window === 'undefined' ? ListingReviews : null,
  async () => (await import('@/components/reviews/listing-reviews')).ListingReviews,
);
export const StaticLandlord = staticPart(
  typeof window === 'undefined' ? LandlordPanel : null,
  async () => (await import('@/components/listings/landlord-panel')).LandlordPanel,
);
export const StaticMosaic = staticPart(
  typeof window === 'undefined' ? PhotoMosaic : null,
  async () => (await import('@/components/listings/photo-mosaic')).PhotoMosaic,
);
export const StaticNoPhotos = staticPart(
  typeof window === 'undefined' ? NoPhotos : null,
  async () => (await import('@/components/listings/no-photos')).NoPhotos,
  {
    className:
      'flex aspect-3/2 flex-col md:aspect-2/1 items-center justify-center gap-4 bg-sand md:rounded-panel',
  },
);
/** The structured data that search engines read in the server's HTML. */
export const StaticData = staticPart(
  typeof window === 'undefined' ? ListingData : null,
  async () => (await import('@/components/listings/listing-data')).ListingData,
);
