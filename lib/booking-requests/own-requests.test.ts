import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOwnRequest, ownRequestsName, readOwnRequests } from '@/lib/booking-requests/own-requests';
import type { OwnRequest } from '@/lib/booking-requests/own-requests';
import { allowAll, essentialOnly, saveCookiePreferences } from '@/lib/cookies/preferences';

const stored = new Map<string, string>();
const today = '2027-05-01';
const request: OwnRequest = {
  code: '3f2a9c1d',
  slug: 'de-golf',
  home: 'De Golf',
  town: 'Oostende',
  days: 'vr 7 mei – ma 10 mei 2027',
  end: '2027-05-10',
};

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  stored.clear();
  saveCookiePreferences(allowAll);
});
afterEach(() => vi.unstubAllGlobals());

describe('the requests of this browser', () => {
  it('are kept once each, the newest first, ten at most', () => {
    for (const code of ['a', 'b', 'a']) keepOwnRequest({ ...request, code }, today);
    expect(readOwnRequests(today).map(({ code }) => code)).toEqual(['a', 'b']);
    for (let place = 0; place < 12; place++) keepOwnRequest({ ...request, code: `${place}` }, today);
    expect(readOwnRequests(today)).toHaveLength(10);
    expect(readOwnRequests(today)[0]).toEqual({ ...request, code: '11' });
  });

  it('are not kept without consent', () => {
    saveCookiePreferences(essentialOnly);
    keepOwnRequest(request, today);
    expect(stored.has(ownRequestsName)).toBe(false);
  });

  it('are forgotten once that is taken back', () => {
    keepOwnRequest(request, today);
    saveCookiePreferences(essentialOnly);
    expect(readOwnRequests(today)).toEqual([]);
    expect(stored.has(ownRequestsName)).toBe(false);
  });

  it('are forgotten after the day of leaving', () => {
    keepOwnRequest(request, today);
    expect(readOwnRequests(request.end)).toEqual([request]);
    expect(readOwnRequests('2027-05-11')).toEqual([]);
    expect(stored.has(ownRequestsName)).toBe(false);
  });

  it.each(['niets', '{}', '[null, 1, {"code": "a"}]'])(
    'are none where what is kept makes no sense: %s',
    (text) => {
      stored.set(ownRequestsName, text);
      expect(readOwnRequests(today)).toEqual([]);
    },
  );
});
