'use client';

import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { googleAddresses } from '@/components/profile/google-address';
import { googleLoaderOptions } from '@/lib/map/google';
import type { AddressSource } from '@/lib/profile/address-source';

export interface GoogleAddressLoaderProps {
  onReady: (source: AddressSource) => void;
  onFailure: () => void;
}

/** Loads Google's address service. Renders nothing; used only if an API key is configured and the visitor consents. */
export function GoogleAddressLoader({ onReady, onFailure }: GoogleAddressLoaderProps) {
  const [options] = useState(googleLoaderOptions);
  const { isLoaded, loadError } = useJsApiLoader(options);
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (loadError) fail();
  }, [loadError]);
  useEffect(() => {
    if (!isLoaded) return;
    google.maps.importLibrary('places').then(
      // The library's types do not cover the result of `importLibrary` for this name.
      (places) => ready(googleAddresses(places as google.maps.PlacesLibrary)),
      () => fail(),
    );
  }, [isLoaded]);
  return null;
}
