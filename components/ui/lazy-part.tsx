import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { allTexts } from '@/lib/languages/fetch-texts';
import { isPartMissing, loadAnew } from '@/lib/pages/load-anew';
import { tellPreloadError } from '@/lib/pages/preload-error';
import { uiTexts } from '@/lib/texts/ui';

/**
 * Takes the place of a part that failed to load. Dashboards replace it by one that can try again
 * (components/layout/retry-part.tsx).
 */
export const standIn = {
  of: <Props extends object>(_load: () => Promise<ComponentType<Props>>): ComponentType<Props> => Missing,
};

/**
 * A component whose script is loaded on demand. If the script no longer exists, as after a release, the page is
 * reloaded, once. If that does not help, or the network is down, the window is notified (`tellPreloadError`) and the
 * component says so; an error thrown here would take down the whole page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const part = await load();
      if (typeof window !== 'undefined') await allTexts();
      return { default: part };
    } catch (error) {
      if (isPartMissing(error) && (await loadAnew())) return { default: () => null };
      tellPreloadError(error);
      return { default: standIn.of(load) };
    }
  });
}

/** Fetches such a part before it is needed. A failure is ignored: it is reported once the part is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  void load().catch(() => null);
}

function Missing() {
  return (
    <p role="alert" className="p-6 text-ci-red-700">
      {uiTexts.partFailed}
    </p>
  );
}
