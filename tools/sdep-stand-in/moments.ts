/** Dates with a time as the service reads them. */
import type { Check, Problem } from '@/tools/sdep-stand-in/check';

export interface Moment {
  /** Microseconds since 1970, UTC. */
  micros: number;
  /** Minutes ahead of UTC; null if the text had no offset, which the service takes for UTC. */
  offset: number | null;
}

const form =
  /^(\d{4})-(\d\d)-(\d\d)(?:[Tt _](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,6})\d*)?)?\s*(?:([Zz])|([+-])(\d\d):?(\d\d))?)?$/;

/** Numbers count seconds, or milliseconds where seconds would lie too far away. */
const ofNumber = (value: number): Moment => ({
  micros: Math.round(value * (Math.abs(value) > 2e10 ? 1000 : 1_000_000)),
  offset: 0,
});

function ofText(value: string): Moment | null {
  if (/^[+-]?\d+(?:\.\d+)?$/.test(value)) return ofNumber(Number(value));
  const found = form.exec(value);
  if (!found) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = ''] = found;
  const [zulu, sign, hours = '0', minutes = '0'] = found.slice(8);
  const stated = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const base = Date.parse(`${stated}.000Z`);
  // Days and hours that do not exist would otherwise become later ones.
  if (Number.isNaN(base) || new Date(base).toISOString().slice(0, 19) !== stated) return null;
  const ahead = sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  const micros = base * 1000 + Number(fraction.padEnd(6, '0')) - ahead * 60_000_000;
  return { micros, offset: zulu || sign ? ahead : null };
}

/** Any offset, none, a bare date, a number. */
export const anyMoment: Check<Moment> = (value, loc, problems: Problem[]) => {
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value !== 'string') {
    problems.push({ loc, type: 'datetime_type', msg: 'Input should be a valid datetime' });
    return undefined;
  }
  const moment = ofText(value);
  if (moment) return moment;
  problems.push({
    loc,
    type: 'datetime_from_date_parsing',
    msg: 'Input should be a valid datetime or date, invalid character in year',
  });
  return undefined;
};

export const utcMessage = 'Datetime must be expressed in UTC with offset Z or +00:00';
