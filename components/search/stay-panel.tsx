'use client';

import { useState } from 'react';
import type { RefObject } from 'react';
import { PressList } from '@/components/search/press-list';
import type { ChosenWhen } from '@/components/search/stay-button';
import { StayCalendar } from '@/components/search/stay-calendar';
import { StayMonths } from '@/components/search/stay-months';
import { PanelFoot } from '@/components/ui/panel-foot';
import { Tabs } from '@/components/ui/tabs';
import { useBackStep } from '@/components/ui/use-back-step';
import { useClosing } from '@/components/ui/use-closing';
import { useRoom } from '@/components/ui/use-room';
import type { Day } from '@/lib/dates/day';
import { flexDays } from '@/lib/search/parameters';
import type { Flex } from '@/lib/search/parameters';
import { whenText } from '@/lib/search/when-text';
import { anyTime, onDays } from '@/lib/search/when';
import type { When } from '@/lib/search/when';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

interface StayPanelProps {
  when: When;
  today: Day;
  /** The panel closes on a press or focus outside this element. */
  box: RefObject<HTMLElement | null>;
  onChoose: (chosen: ChosenWhen) => void;
  onClose: (isByKey?: boolean) => void;
}

type Way = keyof typeof texts.tabs;
const ways = () =>
  [
    ['days', texts.tabs.days],
    ['flexible', texts.tabs.flexible],
    ['months', texts.tabs.months],
  ] as const satisfies readonly [Way, string][];
/** Proposed to whoever opens that tab without days. */
const SOME_LEEWAY: Flex = 2;

const wayOf = ({ month, flex }: When): Way =>
  month.length > 0 ? 'months' : flex === null ? 'days' : 'flexible';
const daysOf = ({ arrival, departure }: When) =>
  arrival !== null && departure !== null ? { start: arrival, end: departure } : null;

/** Three ways to say when: exact days, days with leeway, or a stay in some months. Changing tabs chooses nothing. */
export function StayPanel({ when, today, box, onChoose, onClose }: StayPanelProps) {
  useBackStep(true, onClose);
  useClosing(box, onClose);
  useRoom(box);
  const [way, setWay] = useState<Way>(() => wayOf(when));
  const [arrival, setArrival] = useState<Day | null>(null);
  const [leeway, setLeeway] = useState<Flex | null>(SOME_LEEWAY);
  const days = daysOf(when);
  const flex = days ? when.flex : leeway;

  function choose(next: When) {
    setArrival(null);
    onChoose({ when: next, text: whenText(next, today) });
  }

  function chooseFlex(next: Flex | null) {
    setLeeway(next);
    if (days) choose(onDays(days, next));
  }

  const calendar = (nextFlex: Flex | null, isLast: boolean) => (
    <StayCalendar
      chosen={arrival === null ? { start: when.arrival, end: when.departure } : { start: arrival, end: null }}
      today={today}
      onArrival={setArrival}
      onStay={(stay) => {
        choose(onDays(stay, nextFlex));
        if (isLast) onClose();
      }}
    />
  );

  return (
    <>
      <Tabs label={texts.ways} tabs={ways()} shown={way} onShow={setWay}>
        {way === 'days' && calendar(null, true)}
        {way === 'flexible' && (
          <div className="space-y-4">
            <PressList
              label={texts.flex}
              options={[
                [null, texts.noFlex],
                ...flexDays.map((count) => [count, texts.flexDays(count)] as const),
              ]}
              isOn={(value) => value === flex}
              onPress={chooseFlex}
            />
            {calendar(flex, false)}
          </div>
        )}
        {way === 'months' && <StayMonths when={when} today={today} onChoose={choose} />}
      </Tabs>
      <PanelFoot
        texts={texts}
        isEmpty={days === null && when.month.length === 0 && arrival === null}
        onClear={() => choose(anyTime)}
        onClose={() => onClose()}
        className="mt-4"
      />
    </>
  );
}
