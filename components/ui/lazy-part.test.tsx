import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '@/components/ui/lazy-part';
import { uiTexts } from '@/lib/texts/ui';

const uncaught = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { lang: 'nl-BE' } });
  vi.stubGlobal('reportError', uncaught);
});
afterEach(() => vi.unstubAllGlobals());

async function shown(load: Parameters<typeof lazyPart<object>>[0]): Promise<string> {
  const Part = lazyPart(load);
  const { prelude } = await prerender(
    <Suspense>
      <Part />
    </Suspense>,
  );
  return new Response(prelude).text();
}

describe('a lazily loaded part', () => {
  it('is shown once it has loaded', async () => {
    expect(await shown(async () => () => <p>Hier</p>)).toContain('<p>Hier</p>');
  });

  it('says that it failed to load, and leaves the page as it is', async () => {
    const failure = new Error('offline');
    expect(await shown(() => Promise.reject(failure))).toContain(uiTexts.partFailed);
    expect(uncaught).toHaveBeenCalledWith(failure);
  });
});
