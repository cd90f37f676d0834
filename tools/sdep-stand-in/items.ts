/** The shapes of what a platform sends, per version of the API. */
import {
  functionalId,
  list,
  model,
  oneOf,
  optional,
  refined,
  required,
  text,
  truth,
  whole,
  withDefault,
} from '@/tools/sdep-stand-in/check';
import type { Check } from '@/tools/sdep-stand-in/check';
import { countries } from '@/tools/sdep-stand-in/countries';
import { anyMoment, utcMessage } from '@/tools/sdep-stand-in/moments';
import type { Moment } from '@/tools/sdep-stand-in/moments';

export type Version = 'v1' | 'v2';

const utcMoment = refined(anyMoment, ({ offset }) => (offset === 0 ? null : utcMessage));

/** Absent, null and empty all mean that the service makes an id. */
const optionalId = {
  ...optional(functionalId),
  check: ((value, loc, problems) =>
    value === '' || value === null ? null : functionalId(value, loc, problems)) satisfies Check<
    string | null
  >,
};

const address = (version: Version) =>
  model('CommonAddressRequest', {
    thoroughfare: required(text({ max: 80 })),
    locatorDesignatorNumber: optional(whole(0)),
    locatorDesignatorLetter: optional(
      refined(text({ max: 10 }), (value) =>
        /^\p{L}+$/u.test(value) ? null : 'Locator designator letter must contain only alphabetic characters',
      ),
    ),
    locatorDesignatorAddition: optional(text({ max: 128 })),
    postCode: required(text({ min: 1, max: 10, pattern: /^[0-9A-Za-z]+$/ })),
    postName: required(text({ max: 80 })),
    fullAddress: required(text({ max: version === 'v1' ? 318 : 328 })),
  });

const yearOf = ({ micros, offset }: Moment) =>
  new Date(micros / 1000 + (offset ?? 0) * 60_000).getUTCFullYear();

function temporal(version: Version) {
  const moment = version === 'v1' ? anyMoment : utcMoment;
  const start = refined(moment, (value) =>
    yearOf(value) < 2025 ? 'Start datetime year must be >= 2025' : null,
  );
  const both = model('CommonTemporalRequest', {
    startDatetime: required(start, 'start_date_time'),
    endDatetime: required(moment, 'end_date_time'),
  });
  // The rule about both stands on the end.
  const ordered: typeof both = (value, loc, problems) => {
    const kept = both(value, loc, problems);
    if (!kept || kept.endDatetime.micros > kept.startDatetime.micros) return kept;
    const msg = 'Value error, End datetime must be after start datetime';
    problems.push({ loc: [...loc, 'endDatetime'], type: 'value_error', msg });
    return undefined;
  };
  return ordered;
}

const country = refined(text({}), (value) => {
  if (value !== value.toUpperCase()) {
    return `Country code '${value}' must be uppercase (ISO 3166-1 alpha-3 or 'N/A')`;
  }
  return value === 'N/A' || countries.has(value)
    ? null
    : `Country code '${value}' is not a valid ISO 3166-1 alpha-3 code or 'N/A'`;
});

const activityOf = (version: Version) =>
  model(
    'ActivityRequest',
    {
      activityId: optionalId,
      activityName: optional(text({ max: 64 })),
      status: withDefault(oneOf('finished', 'cancelled'), 'finished'),
      areaId: required(functionalId),
      url: required(text({ min: 1, max: version === 'v1' ? 128 : 2048 })),
      address: required(address(version)),
      registrationNumber: required(text({ min: 1, max: 32 })),
      numberOfGuests: required(whole(1, 1024)),
      countryOfGuests: required(list(country, 1, 1024)),
      temporal: required(temporal(version)),
    },
    ({ numberOfGuests, countryOfGuests }) =>
      numberOfGuests === countryOfGuests.length
        ? null
        : `numberOfGuests (${numberOfGuests}) must equal the number of elements in countryOfGuests (${countryOfGuests.length})`,
  );

export const activity = { v1: activityOf('v1'), v2: activityOf('v2') };

export const listing = model('ListingRequest', {
  listingId: optionalId,
  listingName: optional(text({ max: 64 })),
  areaId: required(functionalId),
  url: required(text({ min: 1, max: 2048 })),
  address: required(address('v2')),
  declaredAsShortTermRental: required(truth),
  registrationNumber: optional(text({ min: 1, max: 32 })),
});

export const acknowledgement = model('ListingAcknowledgementRequest', {
  listingId: required(functionalId),
  createdAt: required(utcMoment),
});

/** What a check of this file keeps. */
export type Sent<C> = C extends Check<infer T> ? T : never;
