/**
 * zod schemas of days, for contracts. `error` is the caller's message (or zod's function of the issue) for every fault;
 * without it the product's own messages about the field apply.
 */
import { z } from '@/lib/api/zod';
import { isDay, utcDayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { validationTexts } from '@/lib/texts/fields';

type DayError = string | z.core.$ZodErrorMap;

/**
 * 'YYYY-MM-DD', a calendar day from 1900 to 2199. Reports at most one issue; an empty text counts as missing. An issue
 * here does not stop other checks of the form: a check that reads the day must guard itself with `when`.
 */
export function daySchema(error?: DayError): z.ZodType<Day, string> {
  const schema = z
    .string({ error })
    .min(1, { error })
    .refine((text) => text === '' || isDay(text), { error })
    .meta({ format: 'date', example: '2027-07-03' });
  // zod keeps the type `string` through a refinement, but isDay has proved that it is a Day.
  return schema as unknown as z.ZodType<Day, string>;
}

/** A date of birth. */
export function birthSchema(): z.ZodType<Day, string> {
  return daySchema(({ code }) => (code === 'custom' ? validationTexts.birth : undefined));
}

function dayOfText(text: string): Day | null {
  return isDay(text) ? text : utcDayOfMoment(text);
}

/** A day, or an ISO moment with a time zone, which becomes its UTC day. */
export function dayOrMomentSchema(error?: DayError): z.ZodType<Day, string> {
  return z
    .string({ error })
    .min(1, { error })
    .refine((text) => text === '' || dayOfText(text) !== null, { error })
    .transform((text) => dayOfText(text) ?? z.NEVER);
}
