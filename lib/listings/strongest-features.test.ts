import { describe, expect, it } from 'vitest';
import type { Feature, FeatureKey } from '@/lib/listings/features';
import { strongestFeatures } from '@/lib/listings/strongest-features';

const feature = (key: FeatureKey, present = true): Feature => ({ key, text: key, present });

describe('strongestFeatures', () => {
  it('puts what decides first, and what is lacking last', () => {
    const { best, rest } = strongestFeatures(
      [
        feature('capacity'),
        feature('oceanview', false),
        feature('floor'),
        feature('wifi'),
        feature('dishwasher'),
      ],
      2,
    );
    expect(best.map(({ key }) => key)).toEqual(['wifi', 'dishwasher']);
    expect(rest.map(({ key }) => key)).toEqual(['capacity', 'floor', 'oceanview']);
  });

  it('leaves nothing over where there are few', () => {
    expect(strongestFeatures([feature('wifi')])).toEqual({ best: [feature('wifi')], rest: [] });
  });
});
