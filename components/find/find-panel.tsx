import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { errorMessage } from '@/lib/api/client';
import type { FoundItem } from '@/lib/find/contract';
import { foundKinds } from '@/lib/find/kinds';
import { foundQuery } from '@/lib/find/queries';
import { findTexts as texts } from '@/lib/texts/find';

interface FindPanelProps {
  q: string;
  /** The id of the field, from which those of the options are derived. */
  id: string;
  /** The index of the option reached by keyboard, from 0 over all groups. */
  active: number | null;
  /** Called with the options that the keyboard can reach. */
  onFound: (items: readonly FoundItem[]) => void;
  onChoose: (url: string) => void;
}

/** Milliseconds after the last letter before the server is asked. */
const PAUSE = 150;

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** What is found while typing, in groups: the options of the field's list. */
export function FindPanel({ q, id, active, onFound, onChoose }: FindPanelProps) {
  const asked = usePaused(q);
  const { data, isError, error, isPending, isPlaceholderData } = useQuery(foundQuery(asked));
  const groups = useMemo(() => {
    let before = 0;
    return foundKinds.flatMap((kind) => {
      const items = isError ? [] : (data?.[kind] ?? []);
      const from = before;
      before += items.length;
      return items.length === 0 ? [] : [{ kind, from, items }];
    });
  }, [data, isError]);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  useEffect(() => onFound(items), [items, onFound]);
  useEffect(() => {
    if (active !== null)
      document.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const isSearching = isPending || isPlaceholderData || asked !== q;
  const said = isError
    ? errorMessage(error, texts.failed)
    : isSearching
      ? texts.searching
      : items.length === 0
        ? texts.none(asked)
        : texts.found(items.length);

  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(32rem,70dvh)] overflow-y-auto rounded-panel border border-ci-gray-300 bg-surface py-2 shadow-lift">
      <p
        role="status"
        className={cn(
          'px-4 py-2',
          items.length > 0 && 'sr-only',
          isError ? 'text-ci-red-700' : 'text-ci-gray-700',
        )}
      >
        {said}
      </p>
      {items.length > 0 && (
        <div id={`${id}-gevonden`} role="listbox" aria-label={texts.results}>
          {groups.map(({ kind, from, items: found }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} className="px-4 pt-2 pb-1 text-sm font-semibold text-ci-gray-700">
                {texts.kinds[kind]}
              </p>
              {found.map((item, index) => (
                <Option
                  key={`${item.id} ${item.label}`}
                  id={`${id}-${from + index}`}
                  item={item}
                  isActive={active === from + index}
                  onChoose={onChoose}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: FoundItem;
  isActive: boolean;
  onChoose: (url: string) => void;
}

function Option({ id, item, isActive, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field keeps the focus, so that leaving it does not close the list before the press ends.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item.url)}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(item.url)}
      className={cn('min-h-11 cursor-pointer px-4 py-2 hover:bg-ci-blue-50', isActive && 'bg-ci-blue-100')}
    >
      <span className="block font-semibold text-ci-gray-900 wrap-anywhere">{item.label}</span>
      <span className="figures block text-sm text-ci-gray-700 wrap-anywhere">{item.detail}</span>
    </div>
  );
}
