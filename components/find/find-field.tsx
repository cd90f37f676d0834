'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { FIND_MAX, FIND_MIN } from '@/lib/find/kinds';
import { route } from '@/lib/desk-paths';
import { findTexts as texts } from '@/lib/texts/find';
import type { FoundItem } from '@/lib/find/contract';

// Needed once something is typed.
const FindPanel = lazyPart(async () => (await import('@/components/find/find-panel')).FindPanel);

/** Elements in which a slash is typed as text. */
const typedInto =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], dialog[open] *';

/** Focuses the field from anywhere on the page when the key `findTexts.key` is pressed. */
function useFindKey(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (event.key !== texts.key || !isPlain || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typedInto)) return;
      if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

/**
 * The search field of every admin page: results open below it, and Enter without a choice leads to the page of results,
 * as it does without script.
 */
export function FindField() {
  const router = useRouter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [items, setItems] = useState<readonly FoundItem[]>([]);
  const [active, setActive] = useState<number | null>(null);
  useFindKey(field);
  const q = word.trim();
  const isAsked = q.length >= FIND_MIN;
  const shows = isOpen && isAsked;

  function close() {
    setIsOpen(false);
    setActive(null);
  }

  function go(href: string) {
    close();
    field.current?.blur();
    router.push(href);
  }

  function submit(event: React.SubmitEvent) {
    event.preventDefault();
    const chosen = active === null ? undefined : items[active];
    if (chosen && shows) go(chosen.url);
    else if (isAsked) go(route('dashboard.admin.find', {}, { q }));
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const steps: Partial<Record<string, (at: number | null) => number | null>> = {
      ArrowDown: (at) => (at === null ? 0 : at === items.length - 1 ? null : at + 1),
      ArrowUp: (at) => (at === null ? items.length - 1 : at === 0 ? null : at - 1),
    };
    const step = steps[event.key];
    if (step && isAsked) {
      event.preventDefault();
      setIsOpen(true);
      setActive(items.length === 0 ? null : step);
    } else if (event.key === 'Escape' && shows) {
      event.preventDefault();
      close();
    }
  }

  return (
    <form
      role="search"
      aria-label={texts.label}
      action={route('dashboard.admin.find')}
      onSubmit={submit}
      className="relative mb-5 print:hidden"
    >
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-6 left-3.5 size-5 -translate-y-1/2 text-ci-gray-600"
      />
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        role="combobox"
        aria-expanded={shows && items.length > 0}
        aria-controls={`${id}-gevonden`}
        aria-autocomplete="list"
        aria-activedescendant={shows && active !== null ? `${id}-${active}` : undefined}
        aria-keyshortcuts={texts.key}
        aria-describedby={`${id}-toets`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={texts.placeholder}
        minLength={FIND_MIN}
        maxLength={FIND_MAX}
        required
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
          setActive(null);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
        className="control px-11"
      />
      <span id={`${id}-toets`} className="sr-only">
        {texts.keyHint}
      </span>
      <kbd
        aria-hidden
        title={texts.keyHint}
        className="pointer-events-none absolute top-6 right-3 hidden -translate-y-1/2 rounded-control border border-ci-gray-300 px-2 text-sm text-ci-gray-700 lg:block"
      >
        {texts.key}
      </kbd>
      {shows && (
        <Suspense>
          <FindPanel q={q} id={id} active={active} onFound={setItems} onChoose={go} />
        </Suspense>
      )}
    </form>
  );
}
