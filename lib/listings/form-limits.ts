/** Limits of the form: docs/rules/listing-form.md#fields. */
export const MAX_LICENCE_LENGTH = 6;
export const MAX_PHOTOS = 10;
/** Characters of a photo's description. */
export const MAX_PHOTO_WORDS = 200;
export const MAX_MANAGERS = 10;
export const DESCRIPTION_LENGTH = { min: 200, max: 750 } as const;
export const MAX_HOUSE_RULES = 1500;
export const MAX_ARRIVAL_INFO = 3000;
export const MAX_AGREEMENT_CLAUSE = 2000;
export const MAX_LAND_REGISTER_NUMBER = 60;
/** For capacity, bedrooms and bathrooms. */
export const MAX_ROOMS = 10;
export const MAX_FURNISHED_ROOMS = 20;
export const MAX_ROOM_NAME = 60;
/** Beds of one kind per room. */
export const MAX_BEDS = 10;
/** Characters of the name of a home or a building. */
export const MAX_NAME = 150;
export const MIN_PHOTO = { width: 1008, height: 651 } as const;
