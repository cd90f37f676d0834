'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import {
  changeForm,
  fillForm,
  isChanged,
  isSameQuery,
  queryOfForm,
  setNamed,
  setOther,
  takeChanges,
} from '@/components/search/form-query';
import type { Changes } from '@/components/search/form-query';
import { NewFields } from '@/components/search/new-fields';
import { backStep } from '@/components/ui/back-step';
import type { Elements } from '@/components/ui/elements';
import { isReturn } from '@/lib/first-interaction/first-interaction';
import { subscribeToArea } from '@/lib/search/area';
import type { ChipModel } from '@/lib/search/overview-model';
import { withView, withoutView } from '@/lib/search/view';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';

interface SearchScreenProps {
  /** The path of the overview. */
  path: string;
  /** The search shown, normalised. */
  query: string;
  /** The active filters, with their labels. */
  chips: readonly ChipModel[];
  /** The form's fields, chips and sort order. */
  form: ReactNode;
  children: Elements;
}

/**
 * The search form around its results. Without JavaScript it is submitted with GET; with JavaScript every change starts
 * a new search at once, and the results stay (dimmed) until the new ones arrive.
 */
export function SearchScreen({ path, query, chips, form: fields, children }: SearchScreenProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isCutOff, setCutOff] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  const asked = useRef(query);
  /** Searches started here that are not shown yet, oldest first. */
  const underWay = useRef<string[]>([]);
  /** Changes made by links since the search shown, for which the form has no field yet. */
  const changes = useRef<Changes>(new Map());
  const isFirst = useRef(true);

  /** Starts the search that the form describes. */
  const search = useCallback(() => {
    if (!form.current) return;
    const next = queryOfForm(form.current, changes.current);
    const isAsked = isSameQuery(next, asked.current);
    // When offline, the browser would replace the list with its own error page.
    setCutOff(!isAsked && !navigator.onLine);
    if (isAsked || !navigator.onLine) return;
    asked.current = next;
    // Back at what is shown, so nothing is pending any more.
    if (isSameQuery(next, shown.current)) underWay.current = [];
    else underWay.current.push(next);
    // All choices in one panel form a single step for Back: the one that its opening added.
    const go = backStep.claim() ? router.replace : router.push;
    const query = withView(next);
    startTransition(() => go(query === '' ? path : `${path}?${query}`, { scroll: false }));
  }, [router, path]);

  useEffect(() => {
    shown.current = query;
    const isSent = isFirst.current && !isReturn();
    isFirst.current = false;
    // Compared by the URL, which may differ in form from the normalised query.
    const place = underWay.current.findIndex((one) => isSameQuery(one, withoutView(location.search)));
    // A search started here leaves the form alone: the visitor may be typing on.
    underWay.current = place < 0 ? [] : underWay.current.slice(place + 1);
    if (underWay.current.length === 0) changes.current.clear();
    if (place >= 0) return;
    asked.current = query;
    if (!form.current || isSameQuery(queryOfForm(form.current), query)) return;
    // The visitor changed the form before the script loaded. Otherwise a chip, a link or Back changed the search, and
    // the form is updated.
    if (isSent && isChanged(form.current)) search();
    else fillForm(form.current, query, chips);
  }, [query, chips, search]);

  useEffect(() => {
    // What has not arrived by now will not arrive any more.
    if (!isPending) underWay.current = [];
  }, [isPending]);

  useEffect(() => (form.current ? onFormChange(form.current, changes.current, search) : undefined), [search]);

  useEffect(() => {
    if (!screen.current) return undefined;
    return onLinkInPlace(screen.current, (link) => {
      if (!form.current) return;
      changeForm(form.current, shown.current, link, changes.current);
      search();
    });
  }, [search]);

  const takeUp = useCallback(() => {
    if (form.current) takeChanges(form.current, changes.current);
  }, []);

  useEffect(
    () =>
      subscribeToArea((bbox) => {
        if (!form.current) return;
        changes.current.set('bbox', bbox);
        // The area of the map replaces the towns.
        setNamed(form.current, 'listing_city_id', '', changes.current);
        search();
      }),
    [search],
  );

  useEffect(() => {
    window.addEventListener('online', search);
    return () => window.removeEventListener('online', search);
  }, [search]);

  return (
    <div ref={screen} data-pending={isPending || undefined} aria-busy={isPending} className="group/search">
      <form ref={form} method="get" action={path} role="search" aria-label={texts.form}>
        <NewFields value={takeUp}>{fields}</NewFields>
      </form>
      <p role="status" className={isCutOff ? 'mt-6 font-semibold' : 'sr-only'}>
        {isCutOff ? texts.cutOff : isPending ? texts.updating : ''}
      </p>
      {children}
    </div>
  );
}

/** Typing and sliding start a search after this pause, in milliseconds. */
const pause = 400;
const isSlow = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'range');

const stayNames: readonly string[] = ['arrival', 'departure', 'flex', 'month', 'stay', 'nights'];

/** The names a field stands for: the slider's thumbs have none, and all of a stay changes together. */
function namesOf(target: EventTarget | null): readonly string[] {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return [];
  if (target.type === 'range') return ['price'];
  return stayNames.includes(target.name) ? stayNames : [target.name];
}

/** Calls back after every change of the form, when typing after a pause; returns a function that stops listening. */
function onFormChange(form: HTMLFormElement, changes: Changes, search: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (event?: Event) => {
    clearTimeout(timer);
    if (event?.type === 'submit') event.preventDefault();
    search();
  };
  const settle = (event: Event) => {
    const isTyped = isSlow(event.target);
    if (event.type === 'input' && !isTyped) return;
    setOther(form, event.target, changes);
    for (const name of namesOf(event.target)) changes.delete(name);
    clearTimeout(timer);
    if (isTyped) timer = setTimeout(now, pause);
    else now();
  };
  // Native events: React does not report changes to the hidden fields that the calendar writes.
  form.addEventListener('change', settle);
  form.addEventListener('submit', now);
  form.addEventListener('input', settle);
  return () => {
    clearTimeout(timer);
    form.removeEventListener('change', settle);
    form.removeEventListener('submit', now);
    form.removeEventListener('input', settle);
  };
}

/** Calls back for a link that changes the search in place, as a chip does; returns a function that stops listening. */
function onLinkInPlace(screen: HTMLElement, follow: (link: HTMLAnchorElement) => void): () => void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-in-place]') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
    event.preventDefault();
    follow(link);
  };
  screen.addEventListener('click', press);
  return () => screen.removeEventListener('click', press);
}
