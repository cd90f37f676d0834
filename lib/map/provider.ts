/**
 * Which provider draws the interactive map. Nothing is requested from Google, or from a third-party tile server, before
 * the visitor allows functional cookies, as the disclaimer promises. Until then, and if Google fails, our own map is
 * used.
 */
import { hasConsent, subscribeToCookiePreferences } from '@/lib/cookies/preferences';
import { publicEnv } from '@/lib/public-env';
import type { PublicEnv } from '@/lib/public-env';

/** own: our drawing, with tiles if they are on our own host. */
export type MapProvider = 'own' | 'tiles' | 'google';

type MapSettings = Pick<PublicEnv, 'googleMapsKey' | 'mapTilesUrl' | 'appUrl'>;

/** The provider to use if everything is allowed and works. */
export function configuredProvider({ googleMapsKey, mapTilesUrl, appUrl }: MapSettings): MapProvider {
  if (googleMapsKey !== '') return 'google';
  if (mapTilesUrl === '') return 'own';
  return new URL(mapTilesUrl).host === new URL(appUrl).host ? 'own' : 'tiles';
}

const changed = 'map-provider-changed';
/** Holds until the page is reloaded: Google's script cannot be loaded twice. */
let hasGivenUp = false;

/** The provider to use now. */
export function mapProvider(): MapProvider {
  const wanted = configuredProvider(publicEnv());
  return wanted === 'own' || hasGivenUp || !hasConsent('functional') ? 'own' : wanted;
}

/** The configured provider failed: from now on our own map is used. */
export function giveUpMapProvider(): void {
  hasGivenUp = true;
  window.dispatchEvent(new Event(changed));
}

/** The tile URL that may be used now; '' for none. */
export function allowedTilesUrl(): string {
  const { googleMapsKey: _key, ...settings } = publicEnv();
  const areOurs = configuredProvider({ ...settings, googleMapsKey: '' }) === 'own';
  return areOurs || mapProvider() === 'tiles' ? settings.mapTilesUrl : '';
}

/** The visitor-facing name of the configured map. */
export function foreignMapName(): string {
  const { googleMapsKey, mapTilesUrl } = publicEnv();
  return googleMapsKey === '' && mapTilesUrl !== '' ? new URL(mapTilesUrl).hostname : 'Google Maps';
}

/** Why our own map is used although another is configured; null if there is nothing to explain. */
export function ownMapReason(): 'consent' | 'failure' | null {
  if (configuredProvider(publicEnv()) === 'own') return null;
  if (hasGivenUp) return 'failure';
  return hasConsent('functional') ? null : 'consent';
}

/** Calls back when the provider may have changed; returns the unsubscribe function. */
export function subscribeToMapProvider(onChange: () => void): () => void {
  const end = subscribeToCookiePreferences(onChange);
  window.addEventListener(changed, onChange);
  return () => {
    end();
    window.removeEventListener(changed, onChange);
  };
}
