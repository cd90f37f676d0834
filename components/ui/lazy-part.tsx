import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { isPartMissing, loadAnew } from '@/lib/pages/load-anew';
import { tellPreloadError } from '@/lib/pages/preload-error';
import { uiTexts } from '@/lib/texts/ui';

/**
 * A part of a page whose script is fetched when wanted. Where it is gone, as after a release, the page is loaded anew,
 * once. Where that helps no more, or the network is dead, the window hears of it (`tellPreloadError`) and the part says
 * so; an error thrown here would take the whole page down.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (isPartMissing(error) && (await loadAnew())) return { default: Nothing };
      tellPreloadError(error);
      return { default: Missing };
    }
  });
}

/** The page is on its way. */
function Nothing() {
  return null;
}

function Missing() {
  return (
    <p role="alert" className="p-6 text-ci-red-700">
      {uiTexts.partFailed}
    </p>
  );
}
