import { compareDays, parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { wordsOf } from '@/lib/edited-texts/blocks';
import type { Wording } from '@/lib/edited-texts/blocks';
import { editedText } from '@/lib/languages/edited-text';

const dayOf = (key: string): Day | null => parseDay(editedText(key) ?? '');

/** The line above every public page on a day; null when there is none. */
export function bannerOn(today: Day): readonly Wording[] | null {
  const text = editedText('banner');
  const [from, until] = [dayOf('banner.from'), dayOf('banner.until')];
  const isEarly = from !== null && compareDays(today, from) < 0;
  const isLate = until !== null && compareDays(today, until) > 0;
  return !text || isEarly || isLate ? null : wordsOf(text);
}
