/**
 * Fetched by the first script of a public page with deferred scripts (`lib/first-interaction/start-page.ts`), and
 * cached by the browser for all pages of a build. It asks for cookie consent, lays out what is below the fold, and
 * starts the page's scripts at the first sign of interest.
 */
import { askOnce, cookieQuestionId, hearAnswers } from '@/lib/cookies/question';
import { hasSavedForm } from '@/lib/forms/saved-form';
import { putPlainFormsBack, takePlainFormsOut } from '@/lib/forms/plain-form';
import {
  failedEvent,
  firstInteraction,
  laterInlineType,
  laterScriptsId,
  patience,
  whenLoaded,
} from '@/lib/first-interaction/first-interaction';
import { followSwitches } from '@/lib/languages/follow-switch';
import { loadAnew } from '@/lib/pages/load-anew';
import { carriesDays, showsDaysAttribute } from '@/lib/search/carried-stay';

/**
 * Opens the cookie dialog if needed. Otherwise the dialog is taken out of the page until the returned function is
 * called.
 */
function askAboutCookies(): () => void {
  const dialog = document.getElementById(cookieQuestionId);
  if (!(dialog instanceof HTMLDialogElement)) return () => {};
  hearAnswers(dialog);
  askOnce(dialog);
  if (dialog.open) return () => {};
  const place = document.createComment('');
  dialog.replaceWith(place);
  return () => place.replaceWith(dialog);
}

/** Resolves when the page has been parsed: this script may run before or after that. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

function laterScripts(): string[] {
  const listed: unknown = JSON.parse(document.getElementById(laterScriptsId)?.textContent ?? '[]');
  return Array.isArray(listed) ? listed.filter((address) => typeof address === 'string') : [];
}

/**
 * Prefetches the scripts once the page itself has loaded, so that the first click does not wait for the network. One at
 * a time, because a dozen at once slows down a slow phone.
 */
function fetchAhead([address, ...others]: readonly string[]): void {
  if (address === undefined) return;
  const link = document.createElement('link');
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = 'script';
  link.fetchPriority = 'low';
  link.href = address;
  document.head.append(link);
  whenIdle(() => fetchAhead(others));
}

/** One part at a time, because all at once would slow down a slow phone (`below-fold` in app/globals.css). */
function layOut([part, ...others]: readonly Element[], then: () => void): void {
  if (part === undefined) return then();
  part.classList.remove('below-fold');
  whenIdle(() => layOut(others, then));
}

function savesData(): boolean {
  return Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;
}

/** A browser that is never idle runs it after a second anyway. Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work);
}

/** Runs the deferred inline scripts in order; the page's scripts depend on them. */
function runInline(): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${laterInlineType}"]`)) {
    const script = document.createElement('script');
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}

/** The page stays as the server sent it, unless it can be reloaded in a newer version. */
async function giveUp(): Promise<void> {
  if (!(await loadAnew())) window.dispatchEvent(new Event(failedEvent));
}

function run(addresses: readonly string[]): void {
  for (const address of addresses) {
    const script = document.createElement('script');
    script.setAttribute('async', '');
    script.setAttribute('src', address);
    script.addEventListener('error', () => void giveUp());
    document.head.append(script);
  }
}

/**
 * Resolves if the page has to show the days in its URL or a form filled in earlier, or if it is a map; never resolves
 * otherwise.
 */
async function somethingToShow(): Promise<void> {
  await parsed();
  if (carriesDays(location.search) && document.querySelector(`[${showsDaysAttribute}]`)) return;
  if (document.querySelector('[data-view] .overview') || hasSavedForm()) return;
  await new Promise(() => {});
}

async function runWhenWanted(): Promise<void> {
  await Promise.all([Promise.race([firstInteraction(), somethingToShow()]), parsed()]);
  // React must find exactly the HTML that the server rendered.
  restoreQuestion();
  runInline();
  run(laterScripts());
  setTimeout(() => {
    if (!('awake' in document.documentElement.dataset)) window.dispatchEvent(new Event(failedEvent));
  }, patience);
}

/** Takes out the no-script forms, to be restored if the scripts fail. */
function holdPlainFormsBack(): void {
  takePlainFormsOut();
  window.addEventListener(failedEvent, putPlainFormsBack, { once: true });
}

// This script has loaded: the page's own scripts now wait for interest, not for the network.
const { dataset } = document.documentElement;
// If loading already counted as failed, the visitor may be using a no-script form.
if (dataset.script !== 'failed') dataset.script = 'waiting';
void parsed().then(holdPlainFormsBack);
// Opening the dialog moves the focus, which is not a sign of interest: so do it before listening.
const restoreQuestion = askAboutCookies();
void runWhenWanted();
void parsed().then(followSwitches);
whenLoaded(() =>
  whenIdle(() =>
    layOut([...document.querySelectorAll('.below-fold')], () => {
      if (!savesData()) fetchAhead(laterScripts());
    }),
  ),
);
