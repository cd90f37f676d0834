/** API contract of the site-wide settings, which admins change. */
import { dataOf } from '@/lib/api/envelope';
import { changedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { settingsTexts } from '@/lib/texts/settings';

/** Longest text of the strip, which is one line on a wide screen. */
export const STRIP_MAX = 160;

const numbers = {
  /** Months after which guests' data are anonymised. */
  guest_data_months: z.int().min(1).max(120),
};

export const settingsDto = z.object({
  ...numbers,
  /** The strip about reviews on the home page; a null text means the site's own, with its score and number. */
  reviews_strip: z.object({ text: z.string().max(STRIP_MAX).nullable(), hidden: z.boolean() }),
});
export type SettingsDto = z.infer<typeof settingsDto>;
export const settingsAnswer = dataOf(settingsDto);

export const settingsInput = z.object({
  ...numbers,
  /** Left out, it stays unchanged, as does each of its fields; an empty text becomes null. */
  reviews_strip: z
    .object({
      /** Plain text. */
      text: changedLine(STRIP_MAX).refine((text) => !text || !/<[a-z!/?]/i.test(text), settingsTexts.noHtml),
      hidden: z.boolean().optional(),
    })
    .optional(),
});
export type SettingsInput = z.output<typeof settingsInput>;

export type SettingName = keyof SettingsDto;

/** Used until an admin changes them. */
export const defaultSettings: Readonly<SettingsDto> = {
  guest_data_months: 24,
  reviews_strip: { text: null, hidden: false },
};
