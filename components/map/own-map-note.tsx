'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { allowCookies } from '@/lib/cookies/preferences';
import { foreignMapName, ownMapReason, subscribeToMapProvider } from '@/lib/map/provider';
import { mapTexts } from '@/lib/texts/map';

const texts = mapTexts.ownMap;

/** Says why the map is our own where another is configured, and asks for consent to it. */
export function OwnMapNote() {
  const reason = useSyncExternalStore(subscribeToMapProvider, ownMapReason);
  if (reason === null) return null;
  const name = foreignMapName();
  return (
    <div className="absolute top-3 left-3 z-10 max-w-[min(21rem,calc(100%-5rem))] rounded-control bg-white/95 px-3.5 py-2.5 text-sm text-ci-gray-800 shadow-card">
      <p role="status">{reason === 'failure' ? texts.failed(name) : texts.ask(name)}</p>
      {reason === 'consent' && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => allowCookies('functional')}>
          {texts.allow(name)}
        </Button>
      )}
    </div>
  );
}
