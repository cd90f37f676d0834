'use client';

import { partOf } from '@/lib/languages/texts';
import { useSyncExternalStore } from 'react';
import { Words } from '@/components/ui/words';
import { allowCookies } from '@/lib/cookies/preferences';
import { foreignMapName, ownMapReason, subscribeToMapProvider } from '@/lib/map/provider';
import { mapTexts } from '@/lib/texts/map';

const texts = partOf(mapTexts, 'ownMap');

/** Explains why our own map is shown although another provider is configured, and asks for consent to that provider. */
export function OwnMapNote() {
  const reason = useSyncExternalStore(subscribeToMapProvider, ownMapReason);
  if (reason === null) return null;
  const name = foreignMapName();
  // On a phone it lies over the land at the bottom; the listings are above it.
  return (
    <p
      role="status"
      className="absolute inset-x-3 bottom-3 z-10 max-lg:in-[[data-view=map]]:bottom-36 lg:in-[[data-view=map]]:top-18 rounded-control bg-surface/95 px-3.5 py-2 text-sm text-ci-gray-800 shadow-card sm:top-3 sm:right-auto sm:bottom-auto sm:max-w-84"
    >
      {reason === 'failure' ? (
        texts.failed(name)
      ) : (
        <>
          <Words>{`${texts.ask(name)} `}</Words>
          <button type="button" className="link" onClick={() => allowCookies('functional')}>
            {texts.allow(name)}
          </button>
        </>
      )}
    </p>
  );
}
