/**
 * The first script of a public page whose own scripts wait (`server/front/page-cache/markup.ts`): inline, and so as
 * small as can be. It lays the page out as wanted, keeps presses of buttons until the page responds, and fetches
 * `lib/interest/wake-page.ts`, which does the rest. Links and plain forms need no script.
 */
import { awakeEvent, failedEvent, patience } from '@/lib/interest/interest';
import { layOutWantedView } from '@/lib/search/view';

/** Keeps presses of buttons that only script can answer, and replays them once it does, or forgets them. */
function keepPresses(): void {
  const kept: HTMLButtonElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Those of a form, unless script alone can send it, and those that open a dialog by themselves need none.
    const sends = button?.form && button.type === 'submit' && !button.closest('.needs-script');
    if (!button || sends || button.commandForElement) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(button);
  };
  window.addEventListener('click', keep, { capture: true });
  const drop = () => window.removeEventListener('click', keep, { capture: true });
  const give = () => {
    drop();
    for (const button of kept) if (button.isConnected) button.click();
  };
  window.addEventListener(awakeEvent, give, { once: true });
  window.addEventListener(failedEvent, drop, { once: true });
}

/** `data-next` of the tag that this stands in names what comes next. */
function fetchNext(): void {
  const own = document.currentScript;
  const next = document.createElement('script');
  next.addEventListener('error', () => window.dispatchEvent(new Event(failedEvent)));
  next.src = own?.dataset.next ?? '';
  document.head.append(next);
  // React has to find exactly what the server rendered.
  own?.remove();
}

/**
 * Says in the page (`html[data-script]`) whether its scripts are on their way: plain forms stand back for them until
 * they fail (app/globals.css), which what fetches them tells, or no word of it for too long.
 */
function promiseScripts(): void {
  const { dataset } = document.documentElement;
  dataset.script = 'coming';
  window.addEventListener(failedEvent, () => (dataset.script = 'failed'), { once: true });
  // One that this browser cannot read.
  window.addEventListener('error', ({ error }) => {
    if (error instanceof SyntaxError && !('awake' in dataset)) window.dispatchEvent(new Event(failedEvent));
  });
  setTimeout(() => {
    if (dataset.script === 'coming') window.dispatchEvent(new Event(failedEvent));
  }, patience);
}

layOutWantedView();
promiseScripts();
keepPresses();
document.documentElement.dataset.unhurried = '';
fetchNext();
