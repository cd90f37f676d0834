import 'server-only';

import type { SettingsDto } from '@/lib/settings/contract';
import { readSettings } from '@/server/features/settings/read-settings';

/** GET /api/settings, for admins. */
export async function getSettings(): Promise<{ data: SettingsDto }> {
  return { data: await readSettings() };
}
