import { afterEach, describe, expect, it, vi } from 'vitest';
import { advertisingCostsText, newListingIntro } from '@/lib/texts/costs';

afterEach(() => vi.unstubAllEnvs());

describe('what advertising costs', () => {
  it.each([
    ['free', true],
    ['stripe', false],
  ])('with %s billing it is called free: %s', (billing, isFree) => {
    vi.stubEnv('BILLING', billing);
    for (const text of [advertisingCostsText(), newListingIntro()]) {
      expect(/adverteren (?:is|zijn) gratis|adverteren zijn gratis/i.test(text), text).toBe(isFree);
    }
    expect(newListingIntro()).toContain('Begin met het logiesdecreetnummer');
  });
});
