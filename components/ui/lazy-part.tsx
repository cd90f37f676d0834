import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { tellPreloadError } from '@/lib/pages/preload-error';
import { uiTexts } from '@/lib/texts/ui';

/**
 * A part of a page whose script is fetched when wanted. Where that fails (a dead network, a newer version of the site)
 * the window hears of it (`tellPreloadError`) and the part says so; an error thrown here would take the whole page
 * down.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      tellPreloadError(error);
      return { default: Missing };
    }
  });
}

function Missing() {
  return (
    <p role="alert" className="p-6 text-ci-red-700">
      {uiTexts.partFailed}
    </p>
  );
}
