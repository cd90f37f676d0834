'use client';

import { PendingLinks } from '@/components/calendar/pending-links';
import { Button } from '@/components/ui/button';
import type { PendingStay } from '@/lib/calendar/queries';
import type { NightChoice } from '@/lib/calendar/night-choice';
import { wholeNightsText } from '@/lib/calendar/choice-text';
import { rangeOfChoice } from '@/lib/calendar/night-choice';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { settingsPanelId, showPanel } from '@/components/calendar/panel-frame';
import { cn } from '@/components/ui/cn';

interface ChoiceBarProps {
  choice: NightChoice | null;
  /** Requests waiting for an answer. */
  pending: readonly PendingStay[];
  isPanelOpen: boolean;
  onClear: () => void;
  /** Opens the form that changes the selected nights, if the panel is closed. */
  onChange: () => void;
}

/** The selected nights and a button to change them, at the bottom of the screen while there is a selection. */
export function ChoiceBar({ choice, pending, isPanelOpen, onClear, onChange }: ChoiceBarProps) {
  function change() {
    if (isPanelOpen) showPanel(document.getElementById(settingsPanelId));
    else onChange();
  }
  return (
    <div
      role="group"
      aria-label={texts.chosen}
      data-foot-bar={choice ? '' : undefined}
      className={cn(
        'mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel',
        choice &&
          'sticky bottom-[calc(0.75rem+var(--foot-bar))] z-20 border border-ci-blue-200 bg-ci-blue-50 p-4 shadow-lift',
        // Next to the panel, which shows the same.
        isPanelOpen && 'xl:static xl:border-0 xl:bg-transparent xl:p-0 xl:shadow-none',
      )}
    >
      <div role="status" className="min-w-0 grow">
        {choice && (
          <p className="figures font-semibold text-ci-gray-900">{wholeNightsText(rangeOfChoice(choice))}</p>
        )}
        {choice && <PendingLinks pending={pending} range={rangeOfChoice(choice)} />}
        {(choice === null || choice.isOpen) && (
          <p className="text-ci-gray-700">{choice === null ? texts.chooseFirst : texts.chooseLast}</p>
        )}
      </div>
      {choice && (
        <div className={cn('flex flex-wrap gap-2', isPanelOpen && 'xl:hidden')}>
          <Button size="sm" onClick={change}>
            {texts.change}
          </Button>
          <Button variant="quiet" size="sm" onClick={onClear}>
            {texts.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
