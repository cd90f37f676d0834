import 'server-only';

import type { SettingsDto } from '@/lib/settings/contract';
import { editedText } from '@/lib/languages/edited-text';
import { readSettings } from '@/server/features/settings/read-settings';

/** The strip about reviews on the home page: its text, or null for the site's own. */
export type ShownStrip = Pick<SettingsDto['reviews_strip'], 'text'>;

/** Null if an admin hid it. A page that shows it has the tag `settings`. */
export async function findReviewsStrip(): Promise<ShownStrip | null> {
  const { text, hidden } = (await readSettings()).reviews_strip;
  return hidden ? null : { text: editedText('reviews_strip') || text };
}
