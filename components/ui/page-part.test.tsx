import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagePart } from '@/components/ui/page-part';
import { failedEvent } from '@/lib/first-interaction/first-interaction';

const Words = () => <p>Hier</p>;
const page = new EventTarget();
const dataset: DOMStringMap = {};

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a page consists of', () => {
  it('is itself on the server', () => {
    const load = vi.fn<() => Promise<typeof Words>>();
    expect(pagePart(Words, load)).toBe(Words);
    expect(load).not.toHaveBeenCalled();
  });

  it('is fetched at once in a browser, and shown when it is there', async () => {
    const load = vi.fn<() => Promise<typeof Words>>(async () => Words);
    const Part = pagePart(null, load);
    expect(load).toHaveBeenCalledOnce();
    const { prelude } = await prerender(<Part />);
    expect(await new Response(prelude).text()).toBe('<p>Hier</p>');
  });

  it('leaves the page as it was sent where it does not come, and says so', async () => {
    const failed = new Promise((resolve) => {
      page.addEventListener(failedEvent, resolve, { once: true });
    });
    pagePart(null, () => Promise.reject(new Error('offline')));
    await failed;
  });
});
