'use client';

import { useEffect, useRef, useState } from 'react';
import { PanelFoot } from '@/components/search/panel-foot';
import { canStep, nobody, partyFields, stepParty } from '@/components/search/party';
import type { ChosenParty, Comer } from '@/components/search/party';
import { useClosing } from '@/components/search/use-closing';
import { useGiven } from '@/components/search/use-given';
import { useRoom } from '@/components/search/use-room';
import { cn } from '@/components/ui/cn';
import { useHydrated } from '@/components/ui/use-hydrated';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';

interface WhoFieldProps {
  /** All persons including children; 0 when no party is chosen. */
  guests: number;
  children: number;
  pets: number;
}

const labelId = 'search-who';
const keyOf = ({ adults, children, pets }: ChosenParty) => `${adults} ${children} ${pets}`;

/** The party: a small panel with a counter for each kind; without JavaScript three selects. */
export function WhoField({ guests, children, pets }: WhoFieldProps) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [party, setParty] = useGiven<ChosenParty>({ adults: guests - children, children, pets }, keyOf);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const text = texts.party(party.adults + party.children, party.pets);
  const close = (isByKey = true) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="search-bar-label">
        {texts.who}
      </p>
      <div ref={box} className="noscript:hidden">
        {hydrated && <PartyFields party={party} />}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-describedby={labelId}
          onClick={() => setOpen(!isOpen)}
          className={cn('search-bar-value figures', text === '' && 'search-bar-empty')}
        >
          {text || texts.anyone}
        </button>
        {isOpen && <WhoPanel party={party} box={box} onChange={setParty} onClose={close} />}
      </div>
      {!hydrated && <PlainFields {...{ guests, children, pets }} />}
    </div>
  );
}

/** The hidden fields. Browsers fire no change event for them, so dispatch one. */
function PartyFields({ party }: { party: ChosenParty }) {
  const box = useRef<HTMLSpanElement>(null);
  const told = useRef(keyOf(party));
  useEffect(() => {
    if (told.current === keyOf(party)) return;
    told.current = keyOf(party);
    for (const field of box.current?.children ?? [])
      field.dispatchEvent(new Event('change', { bubbles: true }));
  }, [party]);
  return (
    <span ref={box} hidden>
      {Object.entries(partyFields(party)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </span>
  );
}

interface WhoPanelProps {
  party: ChosenParty;
  /** The panel closes on a press or focus outside this element. */
  box: React.RefObject<HTMLElement | null>;
  onChange: (party: ChosenParty) => void;
  onClose: (isByKey?: boolean) => void;
}

const comers: readonly Comer[] = ['adults', 'children', 'pets'];

function WhoPanel({ party, box, onChange, onClose }: WhoPanelProps) {
  useClosing(box, onClose);
  useRoom(box);
  return (
    <div className="search-bar-panel">
      <ul className="divide-y divide-ci-gray-200">
        {comers.map((who) => (
          <li
            key={who}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
          >
            <span>
              <span className="block font-semibold text-ci-gray-900">{texts.rows[who].label}</span>
              <span className="block text-sm text-ci-gray-600">{texts.rows[who].help}</span>
            </span>
            <span className="flex items-center gap-1">
              <Step {...{ party, who, onChange }} by={-1} />
              <output className="figures w-8 text-center text-lg text-ci-gray-900">{party[who]}</output>
              <Step {...{ party, who, onChange }} by={1} />
            </span>
          </li>
        ))}
      </ul>
      <PanelFoot
        texts={texts}
        isEmpty={keyOf(party) === keyOf(nobody)}
        onClear={() => onChange(nobody)}
        onClose={() => onClose()}
        className="border-t border-ci-gray-200 pt-3"
      />
    </div>
  );
}

interface StepProps {
  party: ChosenParty;
  who: Comer;
  by: 1 | -1;
  onChange: (party: ChosenParty) => void;
}

/** Not disabled at its limit but only marked so, to keep the focus after the last step. */
function Step({ party, who, by, onChange }: StepProps) {
  const can = canStep(party, who, by);
  const { label } = texts.rows[who];
  return (
    <button
      type="button"
      aria-label={by === 1 ? texts.more(label) : texts.fewer(label)}
      aria-disabled={!can || undefined}
      onClick={() => can && onChange(stepParty(party, who, by))}
      className="grid size-11 place-items-center rounded-full border border-ci-gray-500 text-ci-blue-700 transition-colors duration-150 hover:border-ci-blue-700 aria-disabled:cursor-not-allowed aria-disabled:border-ci-gray-300 aria-disabled:text-ci-gray-400"
    >
      <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2">
        <path d={by === 1 ? 'M4 10h12M10 4v12' : 'M4 10h12'} />
      </svg>
    </button>
  );
}

const counts = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const lists = [
  { name: 'guests', label: texts.guests, any: texts.unsaid, most: 20 },
  { name: 'children', label: texts.ofWhomChildren, any: texts.none, most: 10 },
  { name: 'pets', label: texts.rows.pets.label, any: texts.none, most: 5 },
] as const;

/** The same three numbers as selects. */
function PlainFields(values: WhoFieldProps) {
  return (
    <div className="hidden grid-cols-3 items-end noscript:grid">
      {lists.map(({ name, label, any, most }) => (
        <label key={name} className="block">
          <span className="block px-2 text-sm leading-tight text-ci-gray-600">{label}</span>
          <select name={name} defaultValue={values[name] || ''} className="w-full text-base">
            <option value="">{any}</option>
            {counts(most).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
