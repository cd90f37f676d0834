/** The options of Google's script. Its loader accepts only one set in the life of a page: always ask through this. */
import { publicEnv } from '@/lib/public-env';

const rejected = 'google-maps-rejected';

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/**
 * Calls back when Google refuses the key, possibly after showing the map, which it then covers with a grey box. Returns
 * what ends it.
 */
export function onGoogleRejected(listener: () => void): () => void {
  window.gm_authFailure = () => void window.dispatchEvent(new Event(rejected));
  window.addEventListener(rejected, listener);
  return () => window.removeEventListener(rejected, listener);
}

/** `google.maps.importLibrary` loads the others where they are used. */
const libraries = ['maps', 'marker', 'streetView'] as const;

export interface GoogleLoaderOptions {
  id: string;
  googleMapsApiKey: string;
  language: string;
  region: string;
  libraries: [...typeof libraries];
}

/** The options of `useJsApiLoader`. */
export function googleLoaderOptions(): GoogleLoaderOptions {
  return {
    id: 'google-maps',
    googleMapsApiKey: publicEnv().googleMapsKey,
    language: 'nl',
    region: 'BE',
    libraries: [...libraries],
  };
}

/** Markers with content of our own need a map id; Google lets everybody use this one. */
export function googleMapId(): string {
  return publicEnv().googleMapsMapId || 'DEMO_MAP_ID';
}
