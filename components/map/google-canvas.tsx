'use client';

import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { googleAdapter } from '@/components/map/google-adapter';
import type { MapCanvasProps } from '@/components/map/map-adapter';
import { googleLoaderOptions, googleMapId, onGoogleRejected } from '@/lib/map/google';
import { MOST_MAP_ZOOM } from '@/lib/map/markers';

/** Google's map, used if an API key is configured and the visitor consents. */
export function GoogleCanvas({ view, onReady, onFailure, onRejected }: MapCanvasProps) {
  const [options] = useState(googleLoaderOptions);
  const { isLoaded, loadError } = useJsApiLoader(options);
  const [first] = useState(view);
  const isReady = useRef(false);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (loadError) fail();
  }, [loadError]);
  const reject = useEffectEvent(onRejected);
  useEffect(() => onGoogleRejected(() => reject()), []);
  const handleLoad = useCallback(
    (map: google.maps.Map) => {
      // The view is known once the map is idle.
      google.maps.event.addListenerOnce(map, 'idle', () => {
        if (!isReady.current) onReady(googleAdapter(map, google.maps));
        isReady.current = true;
      });
    },
    [onReady],
  );
  if (!isLoaded) return null;
  return (
    <GoogleMap
      mapContainerClassName="size-full"
      onLoad={handleLoad}
      options={{
        mapId: googleMapId(),
        center: { lat: first.center.latitude, lng: first.center.longitude },
        zoom: first.zoom,
        maxZoom: MOST_MAP_ZOOM,
        gestureHandling: 'cooperative',
        disableDefaultUI: true,
        zoomControl: true,
        clickableIcons: false,
      }}
    />
  );
}
