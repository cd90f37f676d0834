import 'server-only';

import type { SettingsDto } from '@/lib/settings/contract';
import { guestDataMonths } from '@/server/settings/guest-data-months';

/** GET /api/settings, for admins. */
export async function getSettings(): Promise<{ data: SettingsDto }> {
  return { data: { guest_data_months: await guestDataMonths() } };
}
