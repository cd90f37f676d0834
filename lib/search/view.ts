/**
 * Whether the overview shows its list or its map: set by the URL (`view=map`), else as last chosen. It is the same page
 * either way, laid out by the style sheet (`[data-view=map]` on the document), so that it is right from the first
 * paint.
 */
import { forgetText, saveText, savedText } from '@/lib/device-memory';

export type OverviewView = 'list' | 'map';

const parameter = 'view';
export const viewMemory = 'overview_view';
const changed = 'overview-view';

/** Applies the view requested by the URL or remembered by this browser. Small, because every public page ships it. */
export function layOutWantedView(): void {
  const [, given = savedText(viewMemory)] = /[?&]view=(\w+)/.exec(location.search) ?? [];
  if (given === 'map') document.documentElement.dataset.view = given;
}

function layOut(view: OverviewView): void {
  if (view === 'map') document.documentElement.dataset.view = view;
  else delete document.documentElement.dataset.view;
}

/** The current view. */
export function shownView(): OverviewView {
  return document.documentElement.dataset.view === 'map' ? 'map' : 'list';
}

/** The visitor chose a view: shows and remembers it, and puts it in the URL without adding a history entry. */
export function chooseView(view: OverviewView): void {
  layOut(view);
  if (view === 'map') saveText(viewMemory, view);
  else forgetText(viewMemory);
  const query = withView(withoutView(location.search));
  history.replaceState(history.state, '', query === '' ? location.pathname : `${location.pathname}?${query}`);
  window.dispatchEvent(new Event(changed));
}

export function subscribeToView(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** Adds the current view to the query string of a search. */
export function withView(query: string): string {
  if (shownView() === 'list') return query;
  return query === '' ? `${parameter}=map` : `${query}&${parameter}=map`;
}

/** The query string of a search without the view. */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  return params.toString();
}
