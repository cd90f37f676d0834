import { lazy } from 'react';
import type { ComponentType } from 'react';
import { failedEvent } from '@/lib/first-interaction/first-interaction';
import { isPartMissing, loadAnew } from '@/lib/pages/load-anew';

/**
 * What a page consists of whose scripts wait (`letScriptsWait`). The server draws it. Its script is none of those that
 * the page lists, which browsers fetch ahead for whoever only looks: it follows them, after the first sign of interest.
 * No boundary stands around it, so that React leaves the whole page as it was sent until it is there, and presses are
 * kept as long (`PageAwake`). Where it does not come, the page is loaded anew, once, or stays what the server sent.
 * @param sent the part, on the server alone: `typeof window === 'undefined' ? Part : null`, which the build reads
 * @param load the part, in the browser
 */
export function pagePart<Props extends object>(
  sent: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (sent) return sent;
  // At once: the parts of a page come together, not each after the one before it.
  const coming = load().catch(giveUp);
  const Fetched = lazy(async () => ({ default: await coming }));
  return function PagePart(props: Props) {
    return <Fetched {...props} />;
  };
}

/** What React waits for in vain: there is nothing better to show than what is there. */
const never = () => new Promise<never>(() => {});

async function giveUp(error: unknown): Promise<never> {
  // Somebody came here by the router: there is no such page yet.
  if ('awake' in document.documentElement.dataset) throw error;
  if (!isPartMissing(error) || !(await loadAnew())) window.dispatchEvent(new Event(failedEvent));
  return never();
}
