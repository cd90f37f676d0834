/**
 * The structured data of a listing page (schema.org VacationRental and BreadcrumbList, in the form Google reads). It
 * contains only what the page shows: public coordinates and address, and the guest reviews on the page.
 */
import { dayOfMoment } from '@/lib/dates/day';
import { langOf, language, languageTags } from '@/lib/languages/language';
import { streetLine } from '@/lib/listings/address';
import { listingCrumbs } from '@/lib/listings/crumbs';
import type { InTown } from '@/lib/listings/crumbs';
import { isInPageLanguage } from '@/lib/listings/own-words';
import { settingValue } from '@/lib/listings/features';
import type { ListingOptionKey } from '@/lib/listings/options';
import type { PropertyType } from '@/lib/listings/kinds';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { shortPrice } from '@/lib/listings/price-text';
import { listingSummary } from '@/lib/listings/summary';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { MAX_FIGURE } from '@/lib/reviews/figures';
import type { PageReviews } from '@/lib/reviews/page-reviews';

type JsonLd = { readonly [key: string]: unknown };

const rentalTypes: Readonly<Record<PropertyType, string>> = {
  apartment: 'Apartment',
  studio: 'Apartment',
  penthouse: 'Apartment',
  villa: 'Villa',
  house: 'House',
};

/** Google asks for at least five decimals; a number would lose trailing zeros. */
const decimals = (degrees: number) => degrees.toFixed(5);

const orUndefined = <T>(value: T | null) => value ?? undefined;

function address(listing: ListingPageModel): JsonLd {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'BE',
    addressRegion: 'West-Vlaanderen',
    addressLocality: listing.city?.name,
    postalCode: orUndefined(listing.address_postcode),
    streetAddress: orUndefined(streetLine(listing)),
  };
}

/** Those options that Google has a name for. */
const amenityNames = [
  ['air_conditioning', 'ac'],
  ['pets_allowed', 'petsAllowed'],
  ['wheelchair_accessible', 'wheelchairAccessible'],
  ['lift', 'elevator'],
  ['tv', 'tv'],
  ['cot', 'crib'],
  ['fireplace', 'fireplace'],
  ['swimming_pool', 'pool'],
] as const satisfies readonly (readonly [ListingOptionKey, string])[];

const amenity = (name: string, value: unknown): JsonLd => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value,
});

function amenities(listing: ListingPageModel): JsonLd[] {
  const value = (key: ListingOptionKey) => settingValue(listing.settings, key);
  const features = amenityNames.flatMap(([key, name]) => {
    const given = value(key);
    return given === null ? [] : [amenity(name, given > 0)];
  });
  const welcome = value('personal_welcome');
  if (welcome !== null) features.push(amenity('selfCheckinCheckout', welcome === 0));
  // A home without free wifi may still have paid wifi: only what is present is listed.
  if (value('wifi')) features.push(amenity('wifi', true), amenity('internetType', 'Free'));
  features.push(amenity('licenseNum', `Toerisme Vlaanderen: ${listing.logiesdecreet}`));
  return features;
}

function beds(listing: ListingPageModel): JsonLd[] {
  const kinds = [
    ['single_beds', 'Single'],
    ['double_beds', 'Double'],
  ] as const;
  return kinds.flatMap(([key, typeOfBed]) => {
    const numberOfBeds = settingValue(listing.settings, key);
    return numberOfBeds ? [{ '@type': 'BedDetails', numberOfBeds, typeOfBed }] : [];
  });
}

function accommodation(listing: ListingPageModel): JsonLd {
  const bed = beds(listing);
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: listing.max_capacity },
    numberOfBedrooms:
      listing.property_type === 'studio' ? undefined : orUndefined(listing.number_of_bedrooms),
    numberOfBathroomsTotal: orUndefined(listing.number_of_bathrooms),
    bed: bed.length > 0 ? bed : undefined,
    amenityFeature: amenities(listing),
  };
}

/** @param origin `https://…` without a trailing slash */
export function vacationRental(listing: ListingPageModel, origin: string): JsonLd {
  const point = pointOf(listing);
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    additionalType: listing.property_type ? rentalTypes[listing.property_type] : 'VacationRental',
    identifier: `listing-${listing.id}`,
    name: listingName(listing),
    description: isInPageLanguage(listing, 'description')
      ? orUndefined(listing.description)
      : listingSummary(listing) || undefined,
    url: origin + route('listing.show', { slug: listing.slug }),
    image: listing.pictures.map(({ url }) => origin + url),
    ...(point && { latitude: decimals(point.latitude), longitude: decimals(point.longitude) }),
    address: address(listing),
    // The page shows both or neither.
    ...(listing.check_in &&
      listing.check_out && { checkinTime: listing.check_in, checkoutTime: listing.check_out }),
    // For the nights that can be booked now: with seasonal prices none may have the listing's own price.
    priceRange: orUndefined(shortPrice({ ...listing, price: listing.lowest_night_price ?? listing.price })),
    knowsLanguage: languageTags[language()],
    containsPlace: accommodation(listing),
    ...(listing.reviews && reviewed(listing.reviews)),
  };
}

function reviewed({ means, count, shown }: PageReviews): JsonLd {
  return {
    aggregateRating: { '@type': 'AggregateRating', ...scaled(means.rating), reviewCount: count },
    review: shown.map(({ rating, name_shown: name, locale = 'nl', body, created_at: at }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ...scaled(rating) },
      author: { '@type': 'Person', name },
      datePublished: dayOfMoment(new Date(at)),
      reviewBody: body,
      inLanguage: langOf(locale),
    })),
  };
}

const scaled = (ratingValue: number) => ({ ratingValue, bestRating: MAX_FIGURE, worstRating: 1 });

/** Without coordinates of its own, those of the town are used: the page is no more precise either. */
function pointOf({ latitude, longitude, city }: ListingPageModel) {
  return latitude !== null && longitude !== null ? { latitude, longitude } : city;
}

export function breadcrumbList(listing: InTown, origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: listingCrumbs(listing).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

/** Serialized for a script element, escaped so that no text in it can close the element. */
export function scriptSafeJson(value: JsonLd): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ');
}
