import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowAll, allowCookies, essentialOnly, saveCookiePreferences } from '@/lib/cookies/preferences';

const appUrl = 'https://kust.example';
const tiles = 'https://tegels.example/{z}/{x}/{y}.png';
const ownTiles = `${appUrl}/tegels/{z}/{x}/{y}.png`;

/** A fresh page with these settings; forgets whether an earlier page gave up its provider. */
async function open(settings: { googleMapsKey?: string; mapTilesUrl?: string }) {
  const publicEnv = JSON.stringify({ appUrl, ...settings });
  vi.stubGlobal('document', { documentElement: { dataset: { publicEnv } } });
  vi.resetModules();
  return import('./provider');
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('who draws the map', () => {
  it('is ourselves where nothing is configured, and there is nothing to allow', async () => {
    const { mapProvider, ownMapReason } = await open({});
    expect([mapProvider(), ownMapReason()]).toEqual(['own', null]);
  });

  it.each([
    [{ googleMapsKey: 'sleutel' }, 'google', 'Google Maps'],
    [{ googleMapsKey: 'sleutel', mapTilesUrl: tiles }, 'google', 'Google Maps'],
    [{ mapTilesUrl: tiles }, 'tiles', 'tegels.example'],
  ])('of %j is another only with consent', async (settings, provider, name) => {
    const { mapProvider, ownMapReason, foreignMapName, allowedTilesUrl } = await open(settings);
    expect([mapProvider(), ownMapReason(), allowedTilesUrl()]).toEqual(['own', 'consent', '']);
    saveCookiePreferences(essentialOnly);
    expect([mapProvider(), ownMapReason()]).toEqual(['own', 'consent']);
    saveCookiePreferences(allowAll);
    expect([mapProvider(), ownMapReason()]).toEqual([provider, null]);
    expect(foreignMapName()).toBe(name);
    expect(allowedTilesUrl()).toBe(provider === 'tiles' ? tiles : '');
    saveCookiePreferences(essentialOnly);
    expect(mapProvider()).toBe('own');
  });

  it('needs no consent for tiles of our own host', async () => {
    const { mapProvider, ownMapReason, allowedTilesUrl } = await open({ mapTilesUrl: ownTiles });
    expect([mapProvider(), ownMapReason(), allowedTilesUrl()]).toEqual(['own', null, ownTiles]);
  });

  it('stays ourselves once the other was given up', async () => {
    const { giveUpMapProvider, mapProvider, ownMapReason } = await open({ googleMapsKey: 'sleutel' });
    saveCookiePreferences(allowAll);
    giveUpMapProvider();
    expect([mapProvider(), ownMapReason()]).toEqual(['own', 'failure']);
  });

  it('is told to who listens, until that is ended', async () => {
    const { giveUpMapProvider, subscribeToMapProvider } = await open({ googleMapsKey: 'sleutel' });
    const onChange = vi.fn();
    const end = subscribeToMapProvider(onChange);
    allowCookies('functional');
    giveUpMapProvider();
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    allowCookies('functional');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
