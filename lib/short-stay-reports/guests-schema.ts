/** Guests by country of residence, as calls and forms name them. */
import { z } from '@/lib/api/zod';
import { alpha3Of } from '@/lib/short-stay-reports/countries';
import type { GuestsOf } from '@/lib/short-stay-reports/countries';
import { MAX_GUESTS } from '@/lib/short-stay-reports/limits';

/** A form has a count per country, with 'uk' and 'other' as in its list of countries: `{be: '2', other: ''}`. */
function fromForm(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .filter(([, number]) => number !== '' && number !== null && number !== undefined)
    .map(([country, number]: [string, unknown]) => ({
      country: country === 'other' ? null : country === 'uk' ? 'GB' : country,
      number: typeof number === 'string' && /^\s*\d{1,4}\s*$/.test(number) ? Number(number) : number,
    }))
    .filter(({ number }) => number !== 0);
}

const toNull = (value: unknown) => (value === '' ? null : value);

const groups = z
  .array(
    z.object({
      country: z.preprocess(
        toNull,
        z
          .string()
          // Other letters can become a code when uppercased: 'ß' would be South Sudan.
          .regex(/^[A-Za-z]{2}$/)
          .transform((code) => code.toUpperCase())
          .refine((code) => alpha3Of.has(code))
          .nullable(),
      ),
      number: z.int().min(1).max(MAX_GUESTS),
    }),
  )
  .max(MAX_GUESTS);

/**
 * A list of `{country, number}`: an alpha-2 code of ISO 3166-1 in either case, or null. The output has each country at
 * most once. All errors are reported as one message about the whole list.
 */
export function guestsSchema(fault: () => string) {
  return z
    .unknown()
    .transform((value, context): GuestsOf[] => {
      const read = groups.safeParse(fromForm(value));
      if (!read.success) {
        context.addIssue({ code: 'custom', message: fault() });
        return z.NEVER;
      }
      const counts = new Map<string | null, number>();
      for (const { country, number } of read.data) counts.set(country, (counts.get(country) ?? 0) + number);
      return [...counts].map(([country, number]) => ({ country, number }));
    })
    .meta({
      type: 'array',
      items: {
        type: 'object',
        properties: {
          country: {
            type: ['string', 'null'],
            description: 'ISO 3166-1 alpha-2; null where it is not known',
          },
          number: { type: 'integer', minimum: 1, maximum: MAX_GUESTS },
        },
        required: ['country', 'number'],
      },
    });
}

export const guestsOfDto = z.object({ country: z.string().nullable(), number: z.int() });

export const countOfGuests = (guests: readonly GuestsOf[]): number =>
  guests.reduce((sum, { number }) => sum + number, 0);
