'use client';

import { Suspense, useRef, useState } from 'react';
import { HiddenFields } from '@/components/search/hidden-fields';
import { useGiven } from '@/components/search/use-given';
import { useHydrated } from '@/components/ui/use-hydrated';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import type { Day } from '@/lib/dates/day';
import { whenFields } from '@/lib/search/when';
import type { When } from '@/lib/search/when';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';
import { uiTexts } from '@/lib/texts/ui';

/** Loaded when first opened: the calendar is most of this page's script. */
const StayPanel = lazyPart(async () => (await import('@/components/search/stay-panel')).StayPanel);

interface StayButtonProps {
  when: When;
  /** The same in words, if anything is chosen. */
  text: string | null;
  today: Day;
}

/** What is chosen, and its text. */
export type ChosenWhen = { when: When; text: string | null };

const keyOf = ({ when }: ChosenWhen) => Object.values(whenFields(when)).join(' ');

/** Shows the chosen days or months and opens the panel; only a complete stay (or none) starts a search. */
export function StayButton({ when, text, today }: StayButtonProps) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen, choices] = useGiven<ChosenWhen>({ when, text }, keyOf);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (isByKey = true) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  };

  return (
    <div ref={box} className="noscript:hidden">
      {hydrated && <HiddenFields values={whenFields(chosen.when)} choices={choices} />}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cn('search-bar-value figures', chosen.text === null && 'search-bar-empty')}
      >
        {chosen.text ?? texts.chooseDays}
      </button>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-30 mt-2 rounded-panel border border-ci-gray-200 bg-surface p-4 shadow-lift md:right-auto md:w-[min(42rem,100vw-4rem)] md:p-5">
          <Suspense fallback={<Spinner label={uiTexts.loading} className="p-6 text-ci-blue-700" />}>
            <StayPanel when={chosen.when} today={today} onChoose={setChosen} box={box} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
