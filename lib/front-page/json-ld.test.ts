import { describe, expect, it } from 'vitest';
import { organization, webSite } from '@/lib/front-page/json-ld';
import { isSearchParameter } from '@/lib/search/parameters';

const origin = 'https://kustverblijf.test';

describe('structured data of the home page', () => {
  it('names the organization by addresses of its own site', () => {
    expect(organization(origin)).toMatchObject({
      '@type': 'Organization',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      contactPoint: { url: `${origin}/contact` },
    });
  });

  it('claims no reviews', () => {
    expect(JSON.stringify([organization(origin), webSite(origin)])).not.toMatch(/rating|review|462/i);
  });

  it('describes a search that the overview knows', () => {
    const { potentialAction } = webSite(origin);
    const [, parameter = ''] = JSON.stringify(potentialAction).match(/\/aanbod\?(\w+)=\{\1\}/) ?? [];
    expect(isSearchParameter(parameter)).toBe(true);
  });
});
