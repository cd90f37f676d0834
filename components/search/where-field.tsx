'use client';

import { townName } from '@/lib/listings/town-name';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { useGiven } from '@/components/search/use-given';
import { cn } from '@/components/ui/cn';
import { PanelFoot } from '@/components/ui/panel-foot';
import { useBackStep } from '@/components/ui/use-back-step';
import { makeRoom } from '@/components/ui/use-room';
import { cities } from '@/lib/listings/cities';
import type { BarModel } from '@/lib/search/bar-model';
import { NAME_LENGTH } from '@/lib/search/name-length';
import { whereText } from '@/lib/search/where-text';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';

const labelId = 'search-where';
const panelId = `${labelId}-panel`;

interface Place {
  towns: readonly number[];
  name: string;
}

const keyOf = ({ towns, name }: Place) => `${towns.join(',')} ${name}`;

/**
 * Any number of towns, and part of a name. The fields are in a popover, so that they are the same with and without
 * JavaScript.
 */
export function WhereField({ towns, name }: Pick<BarModel, 'towns' | 'name'>) {
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useGiven<Place>({ towns, name }, keyOf);
  const [isOpen, setOpen] = useState(false);
  useBackStep(isOpen, () => panel.current?.hidePopover());
  const text = whereText(chosen.towns, chosen.name);

  const read = () => setChosen(placeIn(inputsOf(panel.current)));
  // The fields work without script: something may have been chosen before it loaded.
  const readFirst = useEffectEvent(() => {
    if (keyOf(placeIn(inputsOf(panel.current))) !== keyOf(chosen)) read();
  });
  useEffect(() => readFirst(), []);
  const clear = () => {
    const boxes = inputsOf(panel.current).filter(({ type }) => type === 'checkbox');
    for (const one of boxes) one.checked = false;
    boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }));
    read();
  };
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    if (next instanceof Node && !box.current?.contains(next)) panel.current?.hidePopover();
  };

  return (
    <div role="group" aria-labelledby={labelId} className="search-bar-where">
      <p id={labelId} className="search-bar-label">
        {texts.where}
      </p>
      <div ref={box} onBlur={leave}>
        <button
          type="button"
          popoverTarget={panelId}
          aria-describedby={labelId}
          className={cn('search-bar-value', text === null && 'search-bar-empty')}
        >
          {text ?? texts.anywhere}
        </button>
        <div
          ref={panel}
          id={panelId}
          popover="auto"
          onChange={read}
          onToggle={({ newState }) => {
            setOpen(newState === 'open');
            if (newState === 'open') makeRoom(box.current);
          }}
          className="search-bar-panel search-bar-towns"
        >
          <fieldset>
            <legend className="font-semibold text-ci-gray-900">{texts.towns}</legend>
            <div className="mt-1 grid grid-cols-2 md:grid-cols-3">
              {cities.map((city) => (
                <label key={city.id} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="listing_city_id"
                    value={city.id}
                    defaultChecked={towns.includes(city.id)}
                    className="size-5 shrink-0 accent-ci-blue-700"
                  />
                  <span>{townName(city.name)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <label className="mt-3 block">
            <span className="block font-semibold text-ci-gray-900">{texts.name}</span>
            <input
              type="text"
              name="name"
              defaultValue={name}
              minLength={NAME_LENGTH.min}
              maxLength={NAME_LENGTH.max}
              autoComplete="off"
              placeholder={texts.nameHelp}
              className="control mt-1.5"
            />
          </label>
          <PanelFoot
            texts={{ clear: texts.anywhere, close: texts.close }}
            isEmpty={chosen.towns.length === 0}
            onClear={clear}
            onClose={() => panel.current?.hidePopover()}
            className="mt-4 noscript:hidden"
          />
        </div>
      </div>
    </div>
  );
}

const inputsOf = (panel: HTMLElement | null) => [...(panel?.querySelectorAll('input') ?? [])];

/** The values of the fields; a name that is too short does not count yet. */
function placeIn(inputs: readonly HTMLInputElement[]): Place {
  const name = inputs.find(({ type }) => type === 'text')?.value.trim() ?? '';
  return {
    towns: inputs.filter(({ checked }) => checked).map(({ value }) => Number(value)),
    name: name.length < NAME_LENGTH.min ? '' : name,
  };
}
