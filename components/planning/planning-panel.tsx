'use client';

import { BarPanel } from '@/components/planning/bar-panel';
import { LengthPanel } from '@/components/planning/length-panel';
import { NightsPanel } from '@/components/planning/nights-panel';
import type { Chosen, Moved } from '@/components/planning/timeline';
import { PanelBox } from '@/components/ui/panel-box';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { barLabel } from '@/lib/planning/cell-text';
import type { Bar, TimelineListing } from '@/lib/planning/timeline';
import { planningTexts as texts } from '@/lib/texts/planning';

/** What the panel is open for: the selected days or a changed end, or an existing bar. */
export type Asked = { what: 'days' } | { what: 'bar'; listing: TimelineListing; bar: Bar; day: Day };

interface PlanningPanelProps {
  asked: Asked | null;
  chosen: Chosen | null;
  moved: Moved | null;
  today: Day;
  onClose: () => void;
}

const cell = (listingId: number, day: Day) =>
  document.querySelector(`[data-home="${listingId}"] [data-day="${day}"]`) ??
  document.querySelector(`[data-home="${listingId}"]`);

/** A panel beside the timeline, shown as a sheet on a phone. */
export function PlanningPanel({ asked, chosen, moved, today, onClose }: PlanningPanelProps) {
  if (asked?.what === 'bar') {
    const { listing, bar, day } = asked;
    return (
      <PanelBox open onClose={onClose} anchor={() => cell(listing.id, day)} title={barLabel(bar)}>
        <BarPanel {...{ listing, bar, today }} onDone={onClose} />
      </PanelBox>
    );
  }
  if (asked && moved) {
    const isLonger = moved.range.end > moved.bar.end;
    return (
      <PanelBox
        open
        onClose={onClose}
        anchor={() => cell(moved.listing.id, addDays(moved.range.end, -1))}
        title={texts.lengthTitle(isLonger)}
      >
        <LengthPanel moved={moved} onDone={onClose} />
      </PanelBox>
    );
  }
  if (asked && chosen)
    return (
      <PanelBox
        open
        onClose={onClose}
        anchor={() => cell(chosen.listing.id, addDays(chosen.range.end, -1))}
        title={texts.nights}
      >
        <NightsPanel
          key={`${chosen.listing.id} ${chosen.range.start} ${chosen.range.end}`}
          {...{ chosen, today }}
          onDone={onClose}
        />
      </PanelBox>
    );
  return null;
}
