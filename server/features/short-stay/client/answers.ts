import 'server-only';

import { z } from '@/lib/api/zod';

/**
 * What the entry point answers: strict about the fields that we use, indifferent to others (zod leaves them out). A
 * field without a value is either null or absent, so both read as null.
 */

const text = z.string().min(1);
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/**
 * The start of a version, as text: it has microseconds, which a `Date` loses, and a token with three decimals is no
 * longer the current one.
 */
const versionToken = z
  .string()
  .refine((value) => /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)));

export const tokenAnswer = z.object({
  access_token: text,
  expires_in: z.number().positive().default(300),
});

/** `listing`: random checks only; `activity`: reports only; `all`: both. */
const regulation = z.enum(['listing', 'activity', 'all']);

const area = z.object({
  areaId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  areaName: optionalText,
  regulation,
  filename: optionalText,
  competentAuthorityId: text,
  competentAuthorityName: optionalText,
  createdAt: versionToken,
});
export const areasAnswer = z.object({ areas: z.array(area) });
export type SdepArea = z.output<typeof area>;

export const countAnswer = z.object({ count: z.int().min(0) });

/** `loc` is null for an error about the whole item; positions in lists come as text or number. */
const itemError = z.object({
  msg: z.string(),
  type: z.string(),
  loc: z
    .array(z.union([z.string(), z.number()]))
    .nullish()
    .transform((loc) => loc ?? null),
});
export type SdepItemError = z.output<typeof itemError>;

const itemErrors = z
  .object({ detail: z.array(itemError) })
  .nullish()
  .transform((errors) => errors?.detail ?? []);

export const errorAnswer = z.object({ detail: z.union([z.string(), z.array(itemError)]) });

const status = z.enum(['OK', 'NOK']);
const stored = z
  .object({ createdAt: versionToken })
  .nullish()
  .transform((record) => record?.createdAt ?? null);

const counts = { totalReceived: z.int(), succeeded: z.int(), failed: z.int() };

/** One item of a bulk call. */
export interface SdepResult {
  /** The position in the call. */
  index: number;
  /** As it was sent. */
  id: string | null;
  isAccepted: boolean;
  /** The token of the stored version, with all its decimals; null for a refused item. */
  createdAt: string | null;
  errors: SdepItemError[];
}

const activityResult = z
  .object({ activityIndex: z.int(), activityId: optionalText, status, activity: stored, errors: itemErrors })
  .transform((item): SdepResult => ({
    index: item.activityIndex,
    id: item.activityId,
    isAccepted: item.status === 'OK',
    createdAt: item.activity,
    errors: item.errors,
  }));
export const activitiesAnswer = z.object({ ...counts, results: z.array(activityResult) });

const listingResult = z
  .object({ listingIndex: z.int(), listingId: optionalText, status, listing: stored, errors: itemErrors })
  .transform((item): SdepResult => ({
    index: item.listingIndex,
    id: item.listingId,
    isAccepted: item.status === 'OK',
    createdAt: item.listing,
    errors: item.errors,
  }));
export const listingsAnswer = z.object({ ...counts, results: z.array(listingResult) });

/** A listing of ours that a random check found something about. */
const flaggedListing = z.object({
  listingId: text,
  areaId: text,
  competentAuthorityId: text,
  status: z.string(),
  /** Codes such as UNK; those that we do not know yet are read too. */
  flags: z.array(text),
  screenedAt: optionalText,
  createdAt: versionToken,
});
export const flaggedAnswer = z.object({ listings: z.array(flaggedListing) });
export type SdepFlaggedListing = z.output<typeof flaggedListing>;
