import 'server-only';

/** What is sent to the entry point, with its own field names. Absent fields are left out: an empty text is refused. */

export interface SdepAddress {
  thoroughfare: string;
  locatorDesignatorNumber?: number;
  locatorDesignatorLetter?: string;
  locatorDesignatorAddition?: string;
  postCode: string;
  postName: string;
  fullAddress: string;
}

export interface SdepActivity {
  /** One per stay and area: ids are unique per platform, not per area. */
  activityId: string;
  status: 'finished' | 'cancelled';
  areaId: string;
  url: string;
  address: SdepAddress;
  registrationNumber: string;
  numberOfGuests: number;
  /** Alpha-3 codes or `N/A`, as many as there are guests. */
  countryOfGuests: string[];
  /** ISO 8601 in UTC, with `Z`. */
  temporal: { startDatetime: string; endDatetime: string };
}

/** A home in a random check. */
export interface SdepListing {
  listingId: string;
  areaId: string;
  url: string;
  address: SdepAddress;
  declaredAsShortTermRental: boolean;
  registrationNumber?: string;
}

export interface SdepAcknowledgement {
  listingId: string;
  /** The token of the flagged version, untouched. */
  createdAt: string;
}
