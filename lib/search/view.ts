/**
 * Whether the overview shows its list or its map: said by the address (`view=map`), else as it was left. It is one page
 * either way, and the style sheet lays it out (`[data-view=map]` on the document), so that it stands right at once.
 */
import { forgetText, keepText, keptText } from '@/lib/device-memory';

export type OverviewView = 'list' | 'map';

const parameter = 'view';
export const viewMemory = 'overview_view';
const changed = 'overview-view';

/** Lays the page out as its address or this browser's memory asks. Small, because every public page ships it. */
export function layOutWantedView(): void {
  const [, given = keptText(viewMemory)] = /[?&]view=(\w+)/.exec(location.search) ?? [];
  if (given === 'map') document.documentElement.dataset.view = given;
}

function layOut(view: OverviewView): void {
  if (view === 'map') document.documentElement.dataset.view = view;
  else delete document.documentElement.dataset.view;
}

/** How the page is laid out now. */
export function shownView(): OverviewView {
  return document.documentElement.dataset.view === 'map' ? 'map' : 'list';
}

/** The visitor chose: shown, remembered, and said in the address, which is no step of its own. */
export function chooseView(view: OverviewView): void {
  layOut(view);
  if (view === 'map') keepText(viewMemory, view);
  else forgetText(viewMemory);
  const query = withView(withoutView(location.search));
  history.replaceState(history.state, '', query === '' ? location.pathname : `${location.pathname}?${query}`);
  window.dispatchEvent(new Event(changed));
}

export function subscribeToView(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** A search as the address says it beside the view. */
export function withView(query: string): string {
  if (shownView() === 'list') return query;
  return query === '' ? `${parameter}=map` : `${query}&${parameter}=map`;
}

/** The search in an address. */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  return params.toString();
}
