/**
 * What opens over a page is one step of Back: opening adds a history entry with the same URL, Back closes, and closing
 * in any other way removes the entry again. An entry whose panel is gone (after a reload, Forward, or a link followed
 * inside the panel) is skipped.
 */
import { backStep } from '@/components/ui/back-step';

interface Step {
  close: () => void;
  /** What opened, if it is an element that may be removed from the page without closing. */
  element?: HTMLElement;
  /** Whether a search has made the entry its own, which then stays. */
  isClaimed?: boolean;
}

/** The key in a history entry's state for how many things are open there. */
const key = 'backStep';
const steps: Step[] = [];
/** For each open element, the function that removes its step. */
const opened = new Map<HTMLElement, () => void>();
/** A history move started here that has not arrived yet; quiet: on the same page, hidden from the router. */
let moving: 'quiet' | 'loud' | null = null;
/** Whether a link is being followed, which a move in the history would cut off. */
let isGoing = false;
/** The URL that the page wrote while something was open. */
let address: string | URL | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastIndex = -1;
/** Whether this module is listening; where it is not, as on the dashboard, nothing is a step. */
let isFollowed = false;

const depth = () => Number(window.history.state?.[key] ?? 0);
const index = () => window.navigation?.currentEntry?.index ?? -1;

function move(by: number, how: 'quiet' | 'loud'): void {
  moving = how;
  window.history.go(by);
}

/** Makes the history agree with what is open. */
function settle(how: 'quiet' | 'loud'): void {
  const surplus = depth() - steps.length;
  if (moving || isGoing) return;
  if (surplus > 0) move(-surplus, how);
  else if (surplus < 0 && !steps.some(({ isClaimed }) => isClaimed)) push();
}

function push(): void {
  // With the router's own state, so that it treats the entry as one of its own.
  window.history.pushState({ ...window.history.state, [key]: depth() + 1 }, '');
  lastIndex = index();
}

/** Adds a step; returns a function that removes it once it was closed in another way. */
export function openStep(close: () => void, element?: HTMLElement): () => void {
  if (!isFollowed) return () => undefined;
  const step: Step = { close, element };
  steps.push(step);
  isGoing = false;
  // Something that closes at the same moment leaves its entry to this step.
  clearTimeout(timer);
  settle('quiet');
  return () => {
    const place = steps.indexOf(step);
    if (place < 0) return;
    steps.splice(place, 1);
    clearTimeout(timer);
    if (!step.isClaimed) timer = setTimeout(settle, 0, 'quiet');
  };
}

function claim(): boolean {
  const step = steps.at(-1);
  if (step) step.isClaimed = true;
  else if (depth() === 0 || moving) return false;
  clearTimeout(timer);
  return true;
}

function replaceAddress(next: string | URL): void {
  const at = depth();
  if (at > 0) address = next;
  window.history.replaceState(at > 0 ? { [key]: at } : null, '', next);
}

/** Keeps the router from noticing the move, keeps the scroll position, and writes the pending URL. */
function arriveQuietly(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  // The browser would scroll to where the page was when the panel opened.
  const { scrollX: left, scrollY: top } = window;
  requestAnimationFrame(() => window.scrollTo({ left, top, behavior: 'instant' }));
  if (address && depth() === 0) {
    window.history.replaceState(null, '', address);
    address = null;
  }
}

function arrive(event: PopStateEvent): void {
  const isForward = index() > lastIndex;
  lastIndex = index();
  isGoing = false;
  clearTimeout(timer);
  const how = moving;
  moving = null;
  if (how === 'quiet') {
    arriveQuietly(event);
    settle('quiet');
    return;
  }
  for (let at = steps.length - 1; at >= 0; at--)
    if (steps[at]?.element?.isConnected === false) steps.splice(at, 1);
  const closing = steps.splice(Math.min(depth(), steps.length));
  if (closing.length > 0) {
    for (const { close } of closing.toReversed()) close();
    arriveQuietly(event);
    // The search stays as chosen: go forward again to its own entry.
    if (closing.some(({ isClaimed }) => isClaimed)) move(1, 'quiet');
  } else if (depth() > steps.length && isForward && window.navigation?.canGoForward) move(1, 'loud');
  else settle('loud');
}

function shut(element: HTMLElement): void {
  opened.delete(element);
  if (element instanceof HTMLDialogElement) element.close();
  else element.removeAttribute('open');
}

/** A `<dialog>` or `<details>` with `data-back-step` is a step while it is open. */
function follow(element: EventTarget | null): void {
  if (!(element instanceof HTMLElement) || !('backStep' in element.dataset)) return;
  if (!element.hasAttribute('open')) {
    opened.get(element)?.();
    opened.delete(element);
  } else if (!opened.has(element))
    opened.set(
      element,
      openStep(() => shut(element), element),
    );
}

/** Starts listening; returns a function that stops it. */
export function followBackSteps(): (() => void) | undefined {
  if (isFollowed) return undefined;
  Object.assign(backStep, { claim, replaceAddress });
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  isFollowed = true;
  lastIndex = index();
  settle('loud');
  for (const element of document.querySelectorAll('[data-back-step][open]')) follow(element);
  document.addEventListener('toggle', ({ target }) => follow(target), options);
  // Before the router's own listener.
  window.addEventListener('popstate', arrive, options);
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && ((isGoing = false), settle('loud')),
    options,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest('a[href]:not([data-in-place], [href^="#"], [target])');
      if (link) isGoing = true;
    },
    options,
  );
  return () => {
    ended.abort();
    isFollowed = false;
    steps.length = 0;
  };
}
