/** API contract of the texts that the operator can change. */
import { dataOf } from '@/lib/api/envelope';
import { countText, MAX_ID } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { letterParts, textGroups, textKinds } from '@/lib/edited-texts/kinds';
import { languages } from '@/lib/languages/language';

/** Longer than any text may be; each text's own limit is checked separately. */
const MOST = 100_000;
/** How many versions are listed, the newest first. */
export const VERSIONS_LISTED = 50;

const locale = z.enum(languages);
const doer = z.object({ id: z.int(), name: z.string() }).nullable();

export const textParams = z.object({ key: z.string().max(80) });
export const textQuery = z.object({
  locale: locale.default('nl'),
  /** Asks for the body of this version instead of the current one. */
  version: countText(MAX_ID).optional(),
});

export const listedTextDto = z.object({
  key: z.string(),
  /** What it is called, in Dutch. */
  label: z.string(),
  group: z.enum(textGroups),
  kind: z.enum(textKinds),
  /** The letter and the part of it; null for a page's text. */
  letter: z.object({ name: z.string(), part: z.enum(letterParts) }).nullable(),
  locales: z.array(locale),
  /** The languages in which it is currently changed, and since when. */
  edited: z.array(z.object({ locale, made_at: z.string() })),
});
export type ListedText = z.infer<typeof listedTextDto>;
export const textListAnswer = dataOf(z.array(listedTextDto));

export const textVersionDto = z.object({
  version: z.int(),
  /** Whether it restored the code's own text. */
  is_default: z.boolean(),
  made_by: doer,
  made_at: z.string(),
});
export type TextVersion = z.infer<typeof textVersionDto>;

export const textDto = z.object({
  key: z.string(),
  label: z.string(),
  group: z.enum(textGroups),
  kind: z.enum(textKinds),
  max_length: z.int(),
  is_optional: z.boolean(),
  /** Each must occur in the text, as `{home}`. */
  placeholders: z.array(z.string()),
  locales: z.array(locale),
  locale,
  /** The path of the page that shows it in that language; null for a letter. */
  path: z.string().nullable(),
  /** The current text, or that of the requested version. */
  body: z.string(),
  /** The code's own text. */
  default: z.string(),
  /** The newest version; 0 before the first. */
  version: z.int(),
  versions: z.array(textVersionDto),
});
export type TextDto = z.infer<typeof textDto>;
export const textAnswer = dataOf(textDto);

export const textInput = z.object({
  locale,
  /** Plain text; null restores the code's own. */
  body: z.string().max(MOST).nullable(),
  /** The version it is based on: 409 if there is a newer one. */
  version: z.int().min(0).max(MAX_ID),
});
export type TextInput = z.output<typeof textInput>;

/** The part that the editor's form contains. */
export const textForm = textInput.pick({ body: true }).extend({ body: z.string().max(MOST) });

export const previewInput = z.object({ locale, body: z.string().max(MOST) });
export type PreviewInput = z.output<typeof previewInput>;
export const previewDto = z.object({
  /** The path of the page that shows the draft, to admins and for an hour; null for a letter. */
  path: z.string().nullable(),
  /** The letter with sample data; null for a page. */
  letter: z.object({ subject: z.string(), html: z.string() }).nullable(),
});
export type PreviewDto = z.infer<typeof previewDto>;
export const previewAnswer = dataOf(previewDto);
