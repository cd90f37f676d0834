/** What admins set for the whole site, on the wire. */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

/** Months after which guests' data are made anonymous: the default, and the bounds for admins. */
export const GUEST_DATA_MONTHS = { default: 24, min: 1, max: 120 } as const;

const guestDataMonths = z.int().min(GUEST_DATA_MONTHS.min).max(GUEST_DATA_MONTHS.max);

export const settingsInput = z.object({ guest_data_months: guestDataMonths });
export type SettingsInput = z.output<typeof settingsInput>;

export const settingsDto = z.object({ guest_data_months: guestDataMonths });
export type SettingsDto = z.infer<typeof settingsDto>;
export const settingsAnswer = dataOf(settingsDto);
