import 'server-only';

import { askAboutOpenings } from '@/server/features/search-alerts/ask-about-openings';
import { tellFinds } from '@/server/features/search-alerts/tell-finds';

/**
 * The job 'ask-search-alerts', each minute: finds which alerts newly match a listing because of what opened since, and
 * mails each that has finds and was not mailed for a day. If killed at any moment, it continues where it was.
 */
export async function askSearchAlerts(now = new Date()): Promise<void> {
  await askAboutOpenings(now);
  await tellFinds(now);
}
