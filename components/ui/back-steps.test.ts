import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backStep } from '@/components/ui/back-step';

/** A history like a browser's: moves arrive later, with an event on the window. */
class Entries {
  all: { state: unknown; url: string }[] = [
    { state: null, url: '/elders' },
    { state: { __NA: true }, url: '/aanbod' },
  ];
  at = 1;

  constructor(readonly page: EventTarget) {}

  get state(): unknown {
    return this.all[this.at]?.state;
  }
  get url(): string | undefined {
    return this.all[this.at]?.url;
  }
  pushState(state: unknown, _title: string, url = this.url ?? ''): void {
    this.all.splice(this.at + 1);
    this.all.push({ state, url });
    this.at += 1;
  }
  replaceState(state: unknown, _title: string, url = this.url ?? ''): void {
    this.all[this.at] = { state, url };
  }
  go(by: number): void {
    setTimeout(() => {
      if (!this.all[this.at + by]) return;
      this.at += by;
      this.page.dispatchEvent(new Event('popstate'));
    }, 5);
  }
}

let history: Entries;
let end: () => void;
/** What the router noticed. */
let told: string[];

/** A fresh module for each test, as for each page. */
async function start() {
  vi.resetModules();
  const { backStep: own } = await import('@/components/ui/back-step');
  const steps = await import('@/components/ui/back-steps');
  end = steps.followBackSteps() ?? end;
  window.addEventListener('popstate', () => told.push(history.url ?? ''));
  return { ...steps, backStep: own };
}

const settled = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  history = new Entries(page);
  told = [];
  const navigation = {
    get currentEntry() {
      return { index: history.at };
    },
    get canGoForward() {
      return history.at < history.all.length - 1;
    },
  };
  vi.stubGlobal(
    'window',
    Object.assign(page, { history, navigation, scrollX: 0, scrollY: 40, scrollTo: vi.fn() }),
  );
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelectorAll: () => [] }));
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a step of the way back', () => {
  it('is one entry with the same address, that Back closes without the router', async () => {
    const { openStep } = await start();
    const close = vi.fn<() => void>();
    openStep(close);
    expect(history.all).toHaveLength(3);
    expect(history.state).toEqual({ __NA: true, backStep: 1 });
    history.go(-1);
    await settled();
    expect(close).toHaveBeenCalledOnce();
    expect(history.at).toBe(1);
    expect(told).toEqual([]);
    // Forward shows the page with nothing open.
    history.go(1);
    await settled();
    expect(history.at).toBe(1);
  });

  it('is taken back when closed in another way, so that the next Back leaves', async () => {
    const { openStep } = await start();
    openStep(() => undefined)();
    await settled();
    expect(history.at).toBe(1);
    expect(window.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 40, behavior: 'instant' });
    history.go(-1);
    await settled();
    expect(history.url).toBe('/elders');
    expect(told).toEqual(['/elders']);
  });

  it('holds another, and both go at once', async () => {
    const { openStep } = await start();
    const leave = openStep(() => undefined);
    const close = vi.fn<() => void>();
    openStep(close);
    expect(history.at).toBe(3);
    history.go(-1);
    await settled();
    expect(close).toHaveBeenCalledOnce();
    const leaveInner = openStep(() => undefined);
    leaveInner();
    leave();
    await settled();
    expect(history.at).toBe(1);
  });

  it('passes its entry on to what opens as it closes, and waits for a move under way', async () => {
    const { openStep } = await start();
    openStep(() => undefined)();
    openStep(() => undefined);
    await settled();
    expect(history.at).toBe(2);
    const leave = openStep(() => undefined);
    leave();
    await vi.advanceTimersByTimeAsync(1);
    openStep(() => undefined);
    await settled();
    expect(history.state).toMatchObject({ backStep: 2 });
  });

  it('becomes that of a search made in it, which Back leaves as chosen, and the next Back undoes', async () => {
    const { openStep, backStep: own } = await start();
    expect(own.claim()).toBe(false);
    const close = vi.fn<() => void>();
    openStep(close);
    expect(own.claim()).toBe(true);
    history.replaceState({ __NA: true }, '', '/aanbod?wifi=1');
    history.go(-1);
    await settled();
    expect(close).toHaveBeenCalledOnce();
    expect(history.url).toBe('/aanbod?wifi=1');
    expect(told).toEqual([]);
    history.go(-1);
    await settled();
    expect(told).toEqual(['/aanbod']);
  });

  it('becomes that of a choice that closes it', async () => {
    const { openStep, backStep: own } = await start();
    openStep(() => undefined)();
    expect(own.claim()).toBe(true);
    history.replaceState({ __NA: true }, '', '/aanbod?arrival=2027-07-01');
    await settled();
    expect(history.at).toBe(2);
    expect(history.url).toContain('arrival');
  });

  it('takes along what the page wrote to its address', async () => {
    const { openStep, backStep: own } = await start();
    const leave = openStep(() => undefined);
    own.replaceAddress('/aanbod/golf?adults=3');
    leave();
    await settled();
    expect(history.at).toBe(1);
    expect(history.url).toBe('/aanbod/golf?adults=3');
  });

  it('is passed over where nothing is open: after a reload, and on the way to and from where a link led', async () => {
    history.pushState({ __NA: true, backStep: 1 }, '');
    const { openStep } = await start();
    await settled();
    expect(history.at).toBe(1);

    openStep(() => undefined)();
    history.pushState({ __NA: true }, '', '/verder');
    await settled();
    expect(history.url).toBe('/verder');
    history.go(-1);
    await settled();
    expect(history.at).toBe(1);
    history.go(1);
    await settled();
    expect(history.url).toBe('/verder');
  });
});

it('replaces the address alone before the script of steps is there', () => {
  end = () => undefined;
  backStep.replaceAddress('/aanbod?adults=2');
  expect(history.url).toBe('/aanbod?adults=2');
  expect(backStep.claim()).toBe(false);
});
