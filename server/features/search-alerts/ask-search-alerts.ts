import 'server-only';

import { askAboutOpenings } from '@/server/features/search-alerts/ask-about-openings';
import { tellFinds } from '@/server/features/search-alerts/tell-finds';

/**
 * The job 'ask-search-alerts', each minute: which alerts newly find a home by what opened since, and a mail to each that
 * has something to tell and had none for a day. Killed at any moment, it goes on where it was.
 */
export async function askSearchAlerts(now = new Date()): Promise<void> {
  await askAboutOpenings(now);
  await tellFinds(now);
}
