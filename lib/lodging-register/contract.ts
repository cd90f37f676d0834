import { dataOf } from '@/lib/api/envelope';
import { typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';

/** A licence number to look up, as text. */
export const lodgingParams = z.object({ number: typedLine().min(1).max(12) });

/** GET /api/lodgings/{number}: what the register knows about a home. */
export const lodgingDto = z.object({
  alternative_name: z.string().nullable(),
  name: z.string().nullable(),
  thoroughfare: z.string().nullable(),
  house_number: z.string().nullable(),
  house_number_suffix: z.string().nullable(),
  municipality: z.string(),
  /**
   * The coast towns in the municipality; if there is only one it can be preselected
   * (docs/rules/lodging-register.md#municipalities).
   */
  listing_cities: z.array(z.object({ id: z.int(), name: z.string() })),
  post_code: z.string().nullable(),
  country: z.string(),
  province: z.string().nullable(),
});
export const lodgingAnswerDto = dataOf(lodgingDto);
export type LodgingDto = z.infer<typeof lodgingDto>;

/** An import of the register, or an attempt. */
export const registerRunDto = z.object({
  id: z.int(),
  /** File or address. */
  source: z.string(),
  /** When the file was made, if its server or disk says so. */
  file_date: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string(),
  /** Counts of numbers; `removed`: in the previous file, and not in this one. */
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  skipped: z.int(),
  /** Why nothing was changed; null for an import. */
  failure: z.string().nullable(),
});
export type RegisterRunDto = z.infer<typeof registerRunDto>;

/** An online home whose licence is no longer in the register. */
export const missingLicenceDto = z.object({
  listing_id: z.int(),
  name: z.string(),
  licence: z.string(),
  missing_since: z.string(),
});

export const registerStateDto = z.object({
  /** The last ten, newest first. */
  runs: z.array(registerRunDto),
  /** At most fifty, the latest first. */
  missing: z.array(missingLicenceDto),
});
export type RegisterStateDto = z.infer<typeof registerStateDto>;
/** Body of POST /api/admin/lodging-register, multipart. */
export const registerUploadInput = z.object({ file: z.unknown().optional() });
export type RegisterUploadInput = z.output<typeof registerUploadInput>;

export const registerStateAnswer = dataOf(registerStateDto);
