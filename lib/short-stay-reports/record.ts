/**
 * The report of a stay in one area (docs/rules/short-stay-reports.md#record): exactly the fields of the interface,
 * under its names. It contains nobody's name.
 */
import type { Day } from '@/lib/dates/day';
import { cut } from '@/lib/format/cut';
import { countriesOfGuests } from '@/lib/short-stay-reports/countries';
import type { GuestsOf } from '@/lib/short-stay-reports/countries';
import { utcHour } from '@/lib/short-stay-reports/utc-hour';

export interface ReportedAddress {
  thoroughfare: string;
  locatorDesignatorNumber?: number;
  locatorDesignatorLetter?: string;
  locatorDesignatorAddition?: string;
  postCode: string;
  postName: string;
  fullAddress: string;
}

export interface Activity {
  activityId: string;
  status: 'finished' | 'cancelled';
  areaId: string;
  url: string;
  address: ReportedAddress;
  registrationNumber: string;
  numberOfGuests: number;
  countryOfGuests: string[];
  temporal: { startDatetime: string; endDatetime: string };
}

/** The address of a home as it was filled in. */
export interface HomeAddress {
  street: string;
  houseNumber: string;
  /** The box or flat. */
  suffix: string;
  postcode: string;
  town: string;
}

const LETTERS_MAX = 10;
const STREET_MAX = 80;
/** The most digits of a number that the interface's own database can hold. */
const DIGITS_MAX = 9;

/** '12A/2' → 12, 'A', '2'; without leading digits, all of it is the rest. */
export function splitHouseNumber(text: string): { number?: number; letters?: string; rest?: string } {
  const [, digits = '', after = ''] = /^(\d*)(.*)$/s.exec(text.trim()) ?? [];
  if (digits === '' || digits.replace(/^0+/, '').length > DIGITS_MAX)
    return text.trim() === '' ? {} : { rest: text.trim() };
  const [, letters = '', rest = ''] = /^([A-Za-z]*)(.*)$/s.exec(after) ?? [];
  const isShort = letters.length <= LETTERS_MAX;
  const left = (isShort ? rest : after).replace(/^[\s/,.;:–-]+/, '').trim();
  return {
    number: Number(digits),
    ...(letters !== '' && isShort && { letters }),
    ...(left !== '' && { rest: left }),
  };
}

/** Such as 'Zeedijk 12A-bus 3, 8400 Oostende'. */
export function reportedAddress(home: HomeAddress): ReportedAddress {
  const { number, letters, rest } = splitHouseNumber(home.houseNumber);
  const addition = [rest, home.suffix.trim()].filter(Boolean).join(' ');
  const designator = [`${number ?? ''}${letters ?? ''}`, addition].filter(Boolean).join('-');
  const street = home.street.trim();
  return {
    thoroughfare: cut(street, STREET_MAX),
    ...(number !== undefined && { locatorDesignatorNumber: number }),
    ...(letters && { locatorDesignatorLetter: letters }),
    ...(addition && { locatorDesignatorAddition: addition }),
    postCode: home.postcode.replace(/[^A-Za-z0-9]/g, ''),
    postName: home.town,
    fullAddress: `${[street, designator].filter(Boolean).join(' ')}, ${home.postcode.trim()} ${home.town}`,
  };
}

/** The default hours, for homes that state none. */
const HOURS = { checkIn: '15:00:00', checkOut: '11:00:00' } as const;

export interface StayHours {
  arrival: Day;
  departure: Day;
  /** 'hh:mm:ss' in Brussels; null for the default hour. */
  checkIn: string | null;
  checkOut: string | null;
}

/** From the hour of arrival to that of departure, in UTC. */
export const reportedHours = ({
  arrival,
  departure,
  checkIn,
  checkOut,
}: StayHours): Activity['temporal'] => ({
  startDatetime: utcHour(arrival, checkIn ?? HOURS.checkIn),
  endDatetime: utcHour(departure, checkOut ?? HOURS.checkOut),
});

/** Who stayed, in the two fields of the interface. */
export function reportedGuests(
  guests: readonly GuestsOf[],
): Pick<Activity, 'numberOfGuests' | 'countryOfGuests'> {
  const countryOfGuests = countriesOfGuests(guests);
  return { numberOfGuests: countryOfGuests.length, countryOfGuests };
}
