/**
 * Who draws the interactive map. Nothing is asked of Google, or of another host's tiles, before the visitor allowed
 * functional cookies, as the disclaimer promises. Until then, and where Google fails, the map is our own.
 */
import { hasConsent, subscribeToCookiePreferences } from '@/lib/cookies/preferences';
import { publicEnv } from '@/lib/public-env';
import type { PublicEnv } from '@/lib/public-env';

/** own: our drawing, with the tiles of our own host where there are any. */
export type MapProvider = 'own' | 'tiles' | 'google';

type MapSettings = Pick<PublicEnv, 'googleMapsKey' | 'mapTilesUrl' | 'appUrl'>;

/** Who would draw it if everything were allowed and worked. */
export function configuredProvider({ googleMapsKey, mapTilesUrl, appUrl }: MapSettings): MapProvider {
  if (googleMapsKey !== '') return 'google';
  if (mapTilesUrl === '') return 'own';
  return new URL(mapTilesUrl).host === new URL(appUrl).host ? 'own' : 'tiles';
}

const changed = 'map-provider-changed';
/** Holds until the page is reloaded: Google's script cannot be loaded twice. */
let hasGivenUp = false;

/** Who draws the map now. */
export function mapProvider(): MapProvider {
  const wanted = configuredProvider(publicEnv());
  return wanted === 'own' || hasGivenUp || !hasConsent('functional') ? 'own' : wanted;
}

/** The other map cannot be had: from now on ours stands in. */
export function giveUpMapProvider(): void {
  hasGivenUp = true;
  window.dispatchEvent(new Event(changed));
}

/** The address of the tiles that may be fetched now; '' for none. */
export function allowedTilesUrl(): string {
  const { googleMapsKey: _key, ...settings } = publicEnv();
  const areOurs = configuredProvider({ ...settings, googleMapsKey: '' }) === 'own';
  return areOurs || mapProvider() === 'tiles' ? settings.mapTilesUrl : '';
}

/** The name by which visitors know the configured map. */
export function foreignMapName(): string {
  const { googleMapsKey, mapTilesUrl } = publicEnv();
  return googleMapsKey === '' && mapTilesUrl !== '' ? new URL(mapTilesUrl).hostname : 'Google Maps';
}

/** Why the map is our own though another is configured; null where nothing needs saying. */
export function ownMapReason(): 'consent' | 'failure' | null {
  if (configuredProvider(publicEnv()) === 'own') return null;
  if (hasGivenUp) return 'failure';
  return hasConsent('functional') ? null : 'consent';
}

/** Calls back when the drawer may have changed; returns what ends it. */
export function subscribeToMapProvider(onChange: () => void): () => void {
  const end = subscribeToCookiePreferences(onChange);
  window.addEventListener(changed, onChange);
  return () => {
    end();
    window.removeEventListener(changed, onChange);
  };
}
