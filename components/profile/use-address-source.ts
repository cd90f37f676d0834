'use client';

import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import type { GoogleAddressLoaderProps } from '@/components/profile/google-address-loader';
import type { Elements } from '@/components/ui/elements';
import { hasConsent, subscribeToCookiePreferences } from '@/lib/cookies/preferences';
import type { AddressSource } from '@/lib/profile/address-source';
import { townAddresses } from '@/lib/profile/town-addresses';
import { publicEnv } from '@/lib/public-env';

interface ChosenSource {
  source: AddressSource;
  /** Must be rendered: loads Google's service when allowed. */
  loader: Elements;
  /** Called when the visitor is about to type. */
  begin: () => void;
  /** Called when Google failed: from then on our own table is used. */
  fail: () => void;
}

/**
 * The source of addresses: Google if its key is configured, the visitor consents to functional cookies, has started
 * typing, and it works; otherwise our own table.
 */
export function useAddressSource(): ChosenSource {
  const isAllowed = useSyncExternalStore(
    subscribeToCookiePreferences,
    () => hasConsent('functional'),
    () => false,
  );
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [google, setGoogle] = useState<AddressSource | null>(null);
  const [Loader, setLoader] = useState<ComponentType<GoogleAddressLoaderProps> | null>(null);
  const fail = () => setFailed(true);
  const mayCome = isAllowed && !hasFailed && publicEnv().googleMapsKey !== '';
  const isComing = isWanted && mayCome;

  useEffect(() => {
    if (!isComing) return;
    import('@/components/profile/google-address-loader').then(
      (loaded) => setLoader(() => loaded.GoogleAddressLoader),
      () => setFailed(true),
    );
  }, [isComing]);

  return {
    source: mayCome && google ? google : townAddresses,
    loader: isComing && Loader && createElement(Loader, { onReady: setGoogle, onFailure: fail }),
    begin: () => setWanted(true),
    fail,
  };
}
