import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allowAll,
  allowCookies,
  essentialOnly,
  hasConsent,
  readCookiePreferences,
  saveCookiePreferences,
  subscribeToCookiePreferences,
} from '@/lib/cookies/preferences';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const day = 24 * 3600 * 1000;
const now = Date.UTC(2027, 0, 1);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
  // Also clears a choice that an earlier test could not store.
  saveCookiePreferences(essentialOnly);
  kept.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('cookie preferences', () => {
  it('allow what is essential alone until there is a choice', () => {
    expect(readCookiePreferences()).toBeNull();
    expect([hasConsent('essential'), hasConsent('statistics')]).toEqual([true, false]);
  });

  it('are kept for 90 days under cookie_preferences', () => {
    saveCookiePreferences(allowAll, now);
    expect([...kept.keys()]).toEqual(['cookie_preferences']);
    expect(readCookiePreferences(now + 90 * day - 1)).toEqual(allowAll);
    expect(readCookiePreferences(now + 90 * day)).toBeNull();
  });

  it('can be allowed one by one', () => {
    allowCookies('functional');
    expect(readCookiePreferences()).toEqual({ ...essentialOnly, functional: true });
    allowCookies('statistics');
    expect(readCookiePreferences()).toEqual({ ...essentialOnly, functional: true, statistics: true });
  });

  it('cannot turn off what is essential', () => {
    saveCookiePreferences({ ...essentialOnly, essential: false, functional: true }, now);
    expect(readCookiePreferences(now)).toEqual({ ...essentialOnly, functional: true });
  });

  it.each([
    'niets',
    'null',
    '[]',
    '{"value":{"statistics":true}}',
    '{"value":null,"expires_at":9e15}',
    '{"expires_at":9e15}',
  ])('are no choice when what is kept makes no sense: %s', (text) => {
    kept.set('cookie_preferences', text);
    expect(hasConsent('statistics')).toBe(false);
  });

  it('take only a plain yes for a yes', () => {
    kept.set('cookie_preferences', '{"value":{"statistics":"ja","marketing":1},"expires_at":9e15}');
    expect(readCookiePreferences()).toEqual(essentialOnly);
  });

  it('tell of a change', () => {
    const heard = vi.fn();
    const end = subscribeToCookiePreferences(heard);
    saveCookiePreferences(allowAll);
    end();
    saveCookiePreferences(essentialOnly);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('count until the page is left where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    saveCookiePreferences(allowAll);
    expect(hasConsent('marketing')).toBe(true);
  });
});
