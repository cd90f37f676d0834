'use client';

import { StayButton } from '@/components/search/stay-button';
import { staticPart } from '@/components/ui/static-part';
import { PlainStay } from '@/components/search/plain-stay';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { BarModel } from '@/lib/search/bar-model';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

const labelId = 'search-stay';

/** Removed once the page's script runs, which does not include theirs. */
const PlainFields = staticPart(
  typeof window === 'undefined' ? PlainStay : null,
  async () => (await import('@/components/search/plain-stay')).PlainStay,
);

/** Days, with or without leeway, or a stay in some months; without JavaScript native fields for them. */
export function StayField({ when, stay, today }: Pick<BarModel, 'when' | 'stay' | 'today'>) {
  const hydrated = useHydrated();
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="search-bar-label">
        {texts.when}
      </p>
      <StayButton when={when} text={stay} today={today} />
      {!hydrated && <PlainFields when={when} today={today} />}
    </div>
  );
}
