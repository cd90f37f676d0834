/** How Google's script is asked for. Its loader takes one answer alone in the life of a page: ask through this. */
import { publicEnv } from '@/lib/public-env';

const rejected = 'google-maps-rejected';

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/**
 * Calls back when Google refuses the key, which it may do after it showed the map: it then covers it with a grey box.
 * Gives what ends it.
 */
export function onGoogleRejected(listener: () => void): () => void {
  window.gm_authFailure = () => void window.dispatchEvent(new Event(rejected));
  window.addEventListener(rejected, listener);
  return () => window.removeEventListener(rejected, listener);
}

/** Others are brought by `google.maps.importLibrary` where they are used. */
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

/** Markers of one's own content need a map id; Google lets this one be used by everybody. */
export function googleMapId(): string {
  return publicEnv().googleMapsMapId || 'DEMO_MAP_ID';
}
