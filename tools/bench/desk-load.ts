/** One uncached load of a page in Chromium, at a quarter of the CPU speed: its requests, and when it responds. */
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { get } from '@/tools/bench/latency';

/** The CPU throttling factor: a mid-range phone. */
const SLOWER = 4;
/** Milliseconds for what a page does by itself once the network is idle. */
const SETTLED_MS = 1000;

export interface LoadFigures {
  /** Requests that the page made by itself, and how many of them prefetched other pages. */
  requests: number;
  prefetches: number;
  /** Bytes of their scripts, each compressed with gzip. */
  script: number;
  /** Milliseconds from the start until React has hydrated and no task over 50 ms follows. */
  interactive: number;
  /** Milliseconds. */
  longestTask: number;
  /** Milliseconds from clicking a link to the frame that shows the other page; NaN if none was clicked. */
  pressed: number;
}

interface Seen {
  tasks: { end: number; length: number }[];
  hydrated?: number;
  pressedAt?: number;
  shownAt?: number;
}

/** Runs in the page before any of its scripts. React marks the elements that it has hydrated. */
function watch(): void {
  const seen: Seen = { tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ end: startTime + duration, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  const isTaken = (element: Element | null) =>
    element === null || Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const look = () => {
    const main = document.querySelector('main');
    if (
      main &&
      document.readyState !== 'loading' &&
      isTaken(main) &&
      isTaken(main.querySelector('a, button'))
    )
      seen.hydrated = performance.now();
    else setTimeout(look, 20);
  };
  look();
}

/** Records when a link is clicked, and the frame after its address became current. */
function watchPress(target: string): void {
  const seen: Seen = Reflect.get(window, 'seen');
  const look = () => {
    if (location.pathname !== target) return requestAnimationFrame(look);
    return requestAnimationFrame(() => (seen.shownAt = performance.now()));
  };
  window.addEventListener(
    'click',
    () => {
      seen.pressedAt = performance.now();
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

const isPrefetch = (request: Request) => {
  const headers = request.headers();
  return (
    'next-router-prefetch' in headers || /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '')
  );
};

const weights = new Map<string, number>();

/** A script's size in bytes with gzip, cached by address. */
async function weighScript(url: string): Promise<number> {
  const weight = weights.get(url) ?? (await get(url, { 'accept-encoding': 'gzip' })).body.length;
  weights.set(url, weight);
  return weight;
}

async function press(page: Page, target: string): Promise<number> {
  await page.evaluate(watchPress, target);
  await page.locator(`a[href="${target}"]`).locator('visible=true').first().click();
  await page.waitForFunction(() => (Reflect.get(window, 'seen') as Seen).shownAt !== undefined);
  return page.evaluate(() => {
    const { shownAt = Number.NaN, pressedAt = Number.NaN } = Reflect.get(window, 'seen') as Seen;
    return shownAt - pressedAt;
  });
}

/**
 * @param next the address of a link to click once the page is idle
 * @param whenQuiet called before that, once the page's own requests are done
 */
export async function loadHard(
  context: BrowserContext,
  url: string,
  { next, whenQuiet = () => undefined }: { next?: string; whenQuiet?: () => void } = {},
): Promise<LoadFigures> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (Reflect.get(window, 'seen') as Seen).hydrated !== undefined);
    await page.waitForTimeout(SETTLED_MS);
    whenQuiet();
    const own = asked.filter((request) => request.url().startsWith('http'));
    const scripts = new Set(
      own.map((request) => request.url()).filter((address) => /\.js(\?|$)/.test(address)),
    );
    const weighed = await Promise.all([...scripts].map(weighScript));
    const { tasks, hydrated = Number.NaN } = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
    return {
      requests: own.length,
      prefetches: own.filter(isPrefetch).length,
      script: weighed.reduce((sum, bytes) => sum + bytes, 0),
      interactive: Math.max(hydrated, ...tasks.map(({ end }) => end)),
      longestTask: Math.max(0, ...tasks.map(({ length }) => length)),
      pressed: next === undefined ? Number.NaN : await press(page, next),
    };
  } finally {
    await page.close();
  }
}

/** A browser window for one person, at desktop width. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'nl-BE', serviceWorkers: 'block' });
