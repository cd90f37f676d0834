/** API contract of reporting landlords to the tax authority (docs/rules/dac7.md). */
import { dataOf } from '@/lib/api/envelope';
import { optionalLine, requiredLine, requiredText, typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { isCountry } from '@/lib/short-stay-reports/countries';
import { readRegisterNumber, readTaxNumber } from '@/lib/dac7/tax-number';
import { ageOn, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { birthSchema, daySchema } from '@/lib/dates/schema';
import { dac7Texts as texts } from '@/lib/texts/dac7';

export const taxKinds = ['person', 'company'] as const;
export type TaxKind = (typeof taxKinds)[number];

const REASON_MAX = 500;
/** Plausible ages of a landlord, in years. */
const AGES = { min: 16, max: 120 };

/** ISO 3166-1, in either case. */
const country = () =>
  typedLine()
    .min(1)
    // Other letters can become a code when uppercased: 'ß' would be South Sudan.
    .overwrite((text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text))
    .refine(isCountry, { error: texts.badCountry });

const fields = z.object({
  kind: z.enum(taxKinds),
  /** For a person only. */
  birth_date: birthSchema().nullish(),
  street: requiredLine(150),
  house_number: requiredLine(20),
  postal_code: requiredLine(20),
  city: requiredLine(100),
  country: country(),
  tin: requiredLine(60),
  tin_country: country(),
  /** For a company only. */
  enterprise_number: optionalLine(60),
});

type Fields = z.output<typeof fields>;

function isOfAge(birth: Day): boolean {
  const today = todayIn();
  const age = birth > today ? -1 : ageOn(birth, today);
  return age >= AGES.min && age <= AGES.max;
}

/** Messages for fields that are wrong in combination with others, by field name. */
function faultsOf({ kind, birth_date, tin, tin_country, country: home, enterprise_number }: Fields) {
  const faults: [keyof Fields, string][] = [];
  if (kind === 'person') {
    if (!birth_date) faults.push(['birth_date', texts.birthMissing]);
    else if (!isOfAge(birth_date)) faults.push(['birth_date', texts.badBirth]);
  } else if (!enterprise_number) faults.push(['enterprise_number', texts.enterpriseMissing]);
  else if (readRegisterNumber(enterprise_number, home) === null)
    faults.push(['enterprise_number', texts.badEnterprise]);
  if (readTaxNumber(tin, tin_country, kind) === null) faults.push(['tin', texts.badTin]);
  return faults;
}

/** Body of PUT /api/user/tax-details; numbers may contain separators. */
export const taxDetailsInput = fields.superRefine((value, context) => {
  for (const [field, message] of faultsOf(value))
    context.addIssue({ code: 'custom', path: [field], message });
});
export type TaxDetailsInput = z.output<typeof taxDetailsInput>;

/** All null until they are given, and for admins. */
export const taxDetailsDto = z.object({
  kind: z.enum(taxKinds).nullable(),
  birth_date: daySchema().nullable(),
  street: z.string().nullable(),
  house_number: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  /** Also null if it can no longer be decrypted: it must be given again. */
  tin: z.string().nullable(),
  tin_country: z.string().nullable(),
  enterprise_number: z.string().nullable(),
});
export type TaxDetailsDto = z.infer<typeof taxDetailsDto>;
/** `meta.asked`: whether they are needed because the platform reports. */
export const taxDetailsAnswer = z.object({ data: taxDetailsDto, meta: z.object({ asked: z.boolean() }) });
export type TaxDetailsAnswer = z.infer<typeof taxDetailsAnswer>;

export const dac7States = ['off', 'on'] as const;

/** Body of PUT /api/admin/dac7. */
export const dac7Input = z.object({ dac7: z.enum(dac7States), reason: requiredText(REASON_MAX) });
export type Dac7Input = z.output<typeof dac7Input>;

const moment = z.iso.datetime();

const dac7YearDto = z.object({
  year: z.int(),
  /** Landlords with stays in this year. */
  landlords: z.int(),
  /** How many of them have not given their details yet, so are in no file; `missing`: the first hundred by name. */
  missing_count: z.int(),
  missing: z.array(z.object({ id: z.int(), full_name: z.string() })),
  /** The files sent, newest first. */
  sent: z.array(
    z.object({ message_ref_id: z.string(), kind: z.string(), landlords: z.int(), sent_at: moment }),
  ),
});
export type Dac7Year = z.infer<typeof dac7YearDto>;

/** GET, PUT /api/admin/dac7; the reason is null until somebody decides. */
export const dac7Dto = z.object({
  dac7: z.enum(dac7States),
  reason: z.string().nullable(),
  changed_at: moment.nullable(),
  /** This year and the two before. */
  years: z.array(dac7YearDto),
});
export type Dac7Dto = z.infer<typeof dac7Dto>;
export const dac7Answer = dataOf(dac7Dto);

/** Answer to POST /api/admin/dac7/{year}/sent. */
export const dac7SentAnswer = dataOf(
  z.object({ message_ref_id: z.string(), kind: z.string(), sent_at: moment }),
);

const fileOf = (kind: 'xml' | 'pdf') =>
  z
    .string()
    .regex(new RegExp(`^20\\d\\d\\.${kind}$`))
    .transform((file) => Number(file.slice(0, 4)));

/** `{year}.xml` in a path. */
export const dac7XmlParams = z.object({ year: fileOf('xml') });
/** `{year}.pdf` in a path. */
export const dac7PdfParams = z.object({ file: fileOf('pdf') });
export const dac7YearParams = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/)
    .transform(Number),
});
