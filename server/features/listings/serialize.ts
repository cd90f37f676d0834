import 'server-only';

import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { feedFaultText } from '@/lib/calendar-feeds/faults';
import { isImportedSource } from '@/lib/listings/calendar-sources';
import { landlordPhotoUrl, languagesOf } from '@/lib/landlord-facts/landlord';
import { publicAddress, publicDistance, publicPoint } from '@/lib/listings/address';
import type {
  CalendarFeedDto,
  ManagedListing,
  OwnListing,
  PictureDto,
  PublicLandlord,
  PublicListing,
} from '@/lib/listings/contract';
import { shownSize, wirePhotoUrl } from '@/lib/listings/photos';
import type { PhotoPicture } from '@/lib/listings/photos';
import { listingTitle } from '@/lib/listings/title';
import { traderOf } from '@/lib/trader/contract';
import { moderationState } from '@/lib/moderation/lifecycle';
import type { Actor } from '@/server/auth/actor';
import { timeOfColumn } from '@/server/columns';
import { declared } from '@/server/features/listings/declared';
import { orderOf } from '@/server/features/listings/order';
import { rentalPeriodsOf } from '@/server/features/listings/rental-periods';
import { publicTranslationsOf, translationsOf } from '@/server/features/listings/translations';
import type { ListingRow, PictureRow, PublicListingRow } from '@/server/features/listings/select';

/** The only place where rows of listings become responses; each audience has its own function. */

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;
const timeOrNull = (column: Date | null) => (column ? timeOfColumn(column) : null);

function addressOf(row: PublicListingRow) {
  return {
    name_residence: row.nameResidence,
    address_street_name: row.addressStreetName,
    address_house_number: row.addressHouseNumber,
    address_house_number_addition: row.addressHouseNumberSuffix,
  };
}

function publicPlaceOf(row: PublicListingRow) {
  const point = publicPoint({
    display_home_address: row.displayHomeAddress,
    latitude: row.latitude,
    longitude: row.longitude,
  });
  return {
    ...publicAddress(row.displayHomeAddress, addressOf(row)),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    distance_to_beach_m: publicDistance(row.displayHomeAddress, row.distanceToBeachM),
  };
}

function listingOf(row: PublicListingRow) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.nameHolidayHome,
    description: row.description,
    logiesdecreet: row.logiesdecreet,
    property_type: row.propertyType,
    number_of_bedrooms: row.numberOfBedrooms,
    number_of_bathrooms: row.numberOfBathrooms,
    max_capacity: row.maxCapacity,
    oceanview: row.oceanview,
    price: row.price,
    city: row.city,
    approved_at: isoOrNull(row.approvedAt),
    disabled_at: isoOrNull(row.disabledAt),
    phone_number: row.phoneNumber,
    check_in: timeOrNull(row.checkIn),
    check_out: timeOrNull(row.checkOut),
    settings: row.settings.map(({ optionId, value }) => ({ listing_option_id: optionId, value })),
    min_stay: row.minStay,
    max_stay: row.maxStay,
    max_days_reservation_advance: row.maxDaysReservationAdvance,
    rooms: row.rooms,
    house_rules: row.houseRules,
    cancellation: row.cancellation,
    distance_to_beach_m: row.distanceToBeachM,
    rating: row.rating === null ? null : Number(row.rating),
    reviews_count: row.reviewsCount,
    ...traderOf(row.user),
    ...rentalPeriodsOf(row),
  };
}

/** A picture in an API response. */
export function pictureOf({ id, orderNumber, rotate, avifRotate }: PictureRow): PictureDto {
  const picture = { id, url: wirePhotoUrl(id, rotate), order_number: orderNumber };
  return avifRotate === rotate ? { ...picture, avif: true } : picture;
}

/** A picture as pages show it: with its size, description and placeholder. */
export function serializePagePicture(row: PictureRow): PictureDto & PhotoPicture {
  return {
    ...pictureOf(row),
    ...shownSize(row),
    placeholder: row.placeholder,
    description: row.description,
  };
}

function publicLandlordOf({ firstName, languages, photoId }: PublicListingRow['user']): PublicLandlord {
  return {
    first_name: firstName,
    languages: languagesOf(languages),
    photo_url: photoId && landlordPhotoUrl(photoId),
  };
}

/** For everyone. A listing that is offline has no phone number. */
export function serializePublicListing(row: PublicListingRow): PublicListing {
  return {
    ...listingOf(row),
    phone_number: row.disabledAt ? null : row.phoneNumber,
    ...publicPlaceOf(row),
    translations: publicTranslationsOf(row.translations),
    pictures: row.pictures.map(pictureOf),
    user: publicLandlordOf(row.user),
    managers: [],
  };
}

/** A link's address is a secret of its owner: others see its state, not the address. */
function feedOf(feed: ListingRow['feeds'][number], showUrl: boolean): CalendarFeedDto[] {
  if (!isImportedSource(feed.source)) return [];
  return [
    {
      source: feed.source,
      ...(feed.name !== null && { name: feed.name }),
      url: showUrl ? feed.url : null,
      last_success_at: isoOrNull(feed.lastSuccessAt),
      next_run_at: feed.nextRunAt.toISOString(),
      failing_since: isoOrNull(feed.failingSince),
      error: feed.error && feedFaultText(feed.error),
    },
  ];
}

function staffPartOf(row: ListingRow, showUrl: boolean) {
  const listing = listingOf(row);
  return {
    ...listing,
    ...addressOf(row),
    latitude: row.latitude,
    longitude: row.longitude,
    name_holiday_home: row.nameHolidayHome,
    title: listingTitle(listing),
    display_home_address: row.displayHomeAddress,
    arrival_info: row.arrivalInfo,
    translations: translationsOf(row.translations),
    agreement_clause: row.agreementClause,
    land_register_number: row.landRegisterNumber,
    arrival_info_release: row.arrivalInfoRelease,
    arrival_info_days: row.arrivalInfoDays,
    address_house_number_suffix: row.addressHouseNumberSuffix,
    address_postcode: row.addressPostcode,
    pictures: row.pictures.map((picture) => ({
      ...pictureOf(picture),
      rotate: picture.rotate,
      description: picture.description,
    })),
    is_awaiting_approval:
      moderationState({ approved: row.approvedAt, disabled: row.disabledAt }) === 'waiting',
    registration_declared: declared(row.registrationDeclared),
    registration_declared_at: isoOrNull(row.registrationDeclaredAt),
    licence_state: row.licence?.state ?? null,
    licence_checked_at: isoOrNull(row.licence?.checkedAt ?? null),
    order: orderOf(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    calendar_feeds: row.feeds.flatMap((feed) => feedOf(feed, showUrl)),
    short_stay_areas: row.shortStayAreas.map(({ inArea }) => ({
      area_id: inArea.areaId,
      name: inArea.name,
      authority: inArea.authorityName ?? inArea.authorityId,
      regulation: inArea.regulation,
    })),
  };
}

/** For the listing's calendar managers. */
export function serializeManagedListing(row: ListingRow): ManagedListing {
  return { ...staffPartOf(row, false), user: { first_name: row.user.firstName }, managers: [] };
}

/**
 * For the owner and admins; the addresses of linked calendars only for the owner
 * (docs/rules/calendar-feeds.md#what-staff-sees).
 */
export function serializeOwnListing(row: ListingRow, viewer: Pick<Actor, 'id'> | null): OwnListing {
  const isOwner = viewer?.id === row.userId;
  const urlOf = (source: string) =>
    (isOwner && row.feeds.find((feed) => feed.source === source)?.url) || null;
  return {
    ...staffPartOf(row, isOwner),
    denied_at: isoOrNull(row.deniedAt),
    denial_message: row.denialMessage,
    air_bnb_url: urlOf('airbnb'),
    booking_com_url: urlOf('booking_com'),
    user: {
      ...publicLandlordOf(row.user),
      email: row.user.email,
      phone: row.user.phoneNumber,
      has_billing_details_complete: hasBillingDetails(row.user),
    },
    managers: row.managers.map(({ id, email, userId, role }) => ({
      ...{ id, email, role },
      accepted: userId !== null,
    })),
  };
}
