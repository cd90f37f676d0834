/** API contract of the site-wide settings, which admins change. */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

const settings = {
  /** Months after which guests' data are anonymised. */
  guest_data_months: z.int().min(1).max(120),
  /** Days that a listing stays online after a failed payment. */
  payment_grace_days: z.int().min(1).max(60),
};

export const settingsDto = z.object(settings);
export type SettingsDto = z.infer<typeof settingsDto>;
export const settingsAnswer = dataOf(settingsDto);

export const settingsInput = z.object(settings);
export type SettingsInput = z.output<typeof settingsInput>;

export type SettingName = keyof SettingsDto;

/** Used until an admin changes them. */
export const defaultSettings: Readonly<SettingsDto> = { guest_data_months: 24, payment_grace_days: 14 };
