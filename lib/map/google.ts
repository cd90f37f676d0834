/**
 * The options of Google's script. Its loader accepts only one set of options per page load, so always get them here.
 */
import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { publicEnv } from '@/lib/public-env';

const rejected = 'google-maps-rejected';

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/**
 * Calls back when Google rejects the key, which may happen after the map was shown; Google then covers it with a grey
 * box. Returns the unsubscribe function.
 */
export function onGoogleRejected(listener: () => void): () => void {
  window.gm_authFailure = () => void window.dispatchEvent(new Event(rejected));
  window.addEventListener(rejected, listener);
  return () => window.removeEventListener(rejected, listener);
}

/** `google.maps.importLibrary` loads the others where they are needed. */
const libraries = ['maps', 'marker', 'streetView'] as const;

export interface GoogleLoaderOptions {
  id: string;
  googleMapsApiKey: string;
  language: Language;
  region: string;
  libraries: [...typeof libraries];
}

/** The options of `useJsApiLoader`. */
export function googleLoaderOptions(): GoogleLoaderOptions {
  return {
    id: 'google-maps',
    googleMapsApiKey: publicEnv().googleMapsKey,
    language: language(),
    region: 'BE',
    libraries: [...libraries],
  };
}

/** Markers with custom content need a map id; Google provides this one for everybody. */
export function googleMapId(): string {
  return publicEnv().googleMapsMapId || 'DEMO_MAP_ID';
}
