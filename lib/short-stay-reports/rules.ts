/**
 * The interface's requirements for an activity, copied here so that nothing is sent that would be rejected
 * (docs/rules/short-stay-reports.md#rules). Stricter than version 1 where version 2 is: UTC only.
 */
import { z } from '@/lib/api/zod';
import { alpha3Of, UNKNOWN_COUNTRY } from '@/lib/short-stay-reports/countries';
import type { Activity } from '@/lib/short-stay-reports/record';
import { MAX_GUESTS } from '@/lib/short-stay-reports/limits';

export type SdepVersion = 'v1' | 'v2';

const urlMax = { v1: 128, v2: 2048 } as const satisfies Record<SdepVersion, number>;
const fullAddressMax = { v1: 318, v2: 328 } as const satisfies Record<SdepVersion, number>;

const countries = new Set([...alpha3Of.values(), UNKNOWN_COUNTRY]);
const identifier = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const utc = z.iso.datetime().refine((text) => Number(text.slice(0, 4)) >= 2025);

const schemaOf = (version: SdepVersion) =>
  z
    .object({
      activityId: identifier,
      status: z.enum(['finished', 'cancelled']),
      areaId: identifier,
      url: z.string().min(1).max(urlMax[version]),
      address: z
        .object({
          thoroughfare: z.string().min(1).max(80),
          locatorDesignatorNumber: z.int().min(0).optional(),
          locatorDesignatorLetter: z
            .string()
            .regex(/^[A-Za-z]{1,10}$/)
            .optional(),
          locatorDesignatorAddition: z.string().min(1).max(128).optional(),
          postCode: z.string().regex(/^[A-Za-z0-9]{1,10}$/),
          postName: z.string().min(1).max(80),
          fullAddress: z.string().min(1).max(fullAddressMax[version]),
        })
        .strict(),
      registrationNumber: z.string().min(1).max(32),
      numberOfGuests: z.int().min(1).max(MAX_GUESTS),
      countryOfGuests: z
        .array(z.string().refine((code) => countries.has(code)))
        .min(1)
        .max(MAX_GUESTS),
      temporal: z.object({ startDatetime: utc, endDatetime: utc }).strict(),
    })
    .strict()
    .refine(({ numberOfGuests, countryOfGuests }) => numberOfGuests === countryOfGuests.length, {
      path: ['countryOfGuests'],
    })
    .refine(({ temporal }) => Date.parse(temporal.startDatetime) < Date.parse(temporal.endDatetime), {
      path: ['temporal', 'endDatetime'],
    });

const schemas = { v1: schemaOf('v1'), v2: schemaOf('v2') } as const;

/** The fields of an activity that break a rule, as paths: `address.postCode`; none if it may be sent. */
export function findFaults(activity: unknown, version: SdepVersion): string[] {
  const judged = schemas[version].safeParse(activity);
  if (judged.success) return [];
  return [
    ...new Set(
      judged.error.issues.map(({ path }) => path.filter((part) => typeof part === 'string').join('.')),
    ),
  ];
}

/** Parses a record that passed these rules before; fields are in the order of the rules. @throws if it is none */
export const parseActivity = (text: string): Activity => schemas.v2.parse(JSON.parse(text));
