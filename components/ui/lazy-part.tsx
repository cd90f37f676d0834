import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { uiTexts } from '@/lib/texts/ui';

/**
 * A part of a page whose script is fetched when it is wanted. Where that fails (a dead network, a newer version of the
 * site) the part says so; an error that is thrown would take the whole page with it.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
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
