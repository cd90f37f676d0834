import { lazy } from 'react';
import type { ComponentType } from 'react';
import { failedEvent } from '@/lib/first-interaction/first-interaction';
import { isPartMissing, loadAnew } from '@/lib/pages/load-anew';

/**
 * The content of a page whose scripts wait (`letScriptsWait`), rendered by the server. Its script is not among those
 * that the page lists, which browsers prefetch even for visitors who only look: it is loaded after them, at the first
 * sign of interest. It has no Suspense boundary, so that React leaves the whole page as sent until it has loaded, and
 * presses are recorded until then (`PageAwake`). If it fails to load, the page is reloaded once, or stays as sent.
 * @param sent the part, on the server alone: `typeof window === 'undefined' ? Part : null`, which the build reads
 * @param load the part, in the browser
 */
export function pagePart<Props extends object>(
  sent: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (sent) return sent;
  // At once, so that the parts of a page load in parallel.
  const coming = load().catch(giveUp);
  const Fetched = lazy(async () => ({ default: await coming }));
  return function PagePart(props: Props) {
    return <Fetched {...props} />;
  };
}

/** Never resolves, so that React keeps waiting: there is nothing better to show than what was sent. */
const never = () => new Promise<never>(() => {});

async function giveUp(error: unknown): Promise<never> {
  // After client-side navigation no server-rendered page is there to keep.
  if ('awake' in document.documentElement.dataset) throw error;
  if (!isPartMissing(error) || !(await loadAnew())) window.dispatchEvent(new Event(failedEvent));
  return never();
}
