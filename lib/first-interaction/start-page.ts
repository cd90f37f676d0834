/**
 * The first script of a public page with deferred scripts (`server/front/page-cache/markup.ts`): inline, and therefore
 * as small as possible. It applies the visitor's preferred view, records button clicks until the page responds, and
 * fetches `lib/first-interaction/wake-page.ts`, which does the rest. Links and no-script forms work without it.
 */
import { awakeEvent, failedEvent, patience } from '@/lib/first-interaction/first-interaction';
import { layOutWantedView } from '@/lib/search/view';

/** Records clicks on buttons that need script, and replays them once the page responds, or drops them if it fails. */
function keepPresses(): void {
  const held: HTMLButtonElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Submit buttons (unless the form needs script) and buttons that open a dialog or popover natively need no script.
    const sends = button?.form && button.type === 'submit' && !button.closest('.needs-script');
    if (!button || sends || button.commandForElement || button.popoverTargetElement) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(button);
  };
  window.addEventListener('click', keep, { capture: true });
  const drop = () => window.removeEventListener('click', keep, { capture: true });
  const give = () => {
    drop();
    for (const button of held) if (button.isConnected) button.click();
  };
  window.addEventListener(awakeEvent, give, { once: true });
  window.addEventListener(failedEvent, drop, { once: true });
}

/** The `data-next` attribute of this script's tag is the URL of the next script. */
function fetchNext(): void {
  const own = document.currentScript;
  const next = document.createElement('script');
  next.addEventListener('error', () => window.dispatchEvent(new Event(failedEvent)));
  next.src = own?.dataset.next ?? '';
  document.head.append(next);
  // React must find exactly the HTML that the server rendered.
  own?.remove();
}

/**
 * Marks in the page (`html[data-script]`) whether its scripts are still coming. No-script forms stay hidden
 * (app/globals.css) until loading fails: reported by the code that loads the scripts, or by a timeout.
 */
function promiseScripts(): void {
  const { dataset } = document.documentElement;
  dataset.script = 'coming';
  window.addEventListener(failedEvent, () => (dataset.script = 'failed'), { once: true });
  // A script with syntax that this browser cannot parse.
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
