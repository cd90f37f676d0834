/**
 * Fetched by the first script of a public page whose own scripts wait (`lib/interest/start-page.ts`), and kept by the
 * browser for all pages of a build. It asks about cookies, lays out what is below the fold, and starts the page's
 * scripts at the first sign of interest.
 */
import { askOnce, cookieQuestionId, hearAnswers } from '@/lib/cookies/question';
import { hasKeptForm } from '@/lib/forms/kept-form';
import { putPlainFormsBack, takePlainFormsOut } from '@/lib/forms/plain-form';
import {
  failedEvent,
  interest,
  laterInlineType,
  laterScriptsId,
  patience,
  whenLoaded,
} from '@/lib/interest/interest';
import { loadAnew } from '@/lib/pages/load-anew';
import { carriesDays, showsDaysAttribute } from '@/lib/search/carried-stay';

/** Asks where it has to. Otherwise the question is taken out of the page until the returned function is called. */
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

/** It may come before the page is there as a whole, or after. */
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
 * Into the browser's cache once the page itself is there, so that the first press waits for no network. One at a time,
 * because a dozen at once holds up a slow phone.
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

/** One part after the other, because all at once would hold up a slow phone (`below-fold` in app/globals.css). */
function layOut([part, ...others]: readonly Element[], then: () => void): void {
  if (part === undefined) return then();
  part.classList.remove('below-fold');
  whenIdle(() => layOut(others, then));
}

function savesData(): boolean {
  return Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;
}

/** A browser that is never idle does it after a second all the same. Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work);
}

/** What the page's scripts start with: inline scripts that were only data until now, in their order. */
function runInline(): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${laterInlineType}"]`)) {
    const script = document.createElement('script');
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}

/** The page stays what the server sent, unless those of a newer version are to be had. */
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

/** Settles as soon as it is known that the page has to show the days in its address or a form begun before, or is a map. */
async function somethingToShow(): Promise<void> {
  await parsed();
  if (carriesDays(location.search) && document.querySelector(`[${showsDaysAttribute}]`)) return;
  if (document.querySelector('[data-view] .overview') || hasKeptForm()) return;
  await new Promise(() => {});
}

async function runWhenWanted(): Promise<void> {
  await Promise.all([Promise.race([interest(), somethingToShow()]), parsed()]);
  // React has to find exactly what the server rendered.
  restoreQuestion();
  runInline();
  run(laterScripts());
  setTimeout(() => {
    if (!('awake' in document.documentElement.dataset)) window.dispatchEvent(new Event(failedEvent));
  }, patience);
}

/** The plain twins of its forms stand by, in case. */
function holdPlainFormsBack(): void {
  takePlainFormsOut();
  window.addEventListener(failedEvent, putPlainFormsBack, { once: true });
}

// It came: its own scripts wait for interest, not for the network.
const { dataset } = document.documentElement;
// Given up already, somebody may be in a plain form.
if (dataset.script !== 'failed') dataset.script = 'waiting';
void parsed().then(holdPlainFormsBack);
// The dialog takes the focus, which is no sign of interest: it opens before anybody listens.
const restoreQuestion = askAboutCookies();
void runWhenWanted();
whenLoaded(() =>
  whenIdle(() =>
    layOut([...document.querySelectorAll('.below-fold')], () => {
      if (!savesData()) fetchAhead(laterScripts());
    }),
  ),
);
