/** One hard load of a page in Chromium, on a processor a fourth as fast: what it asks for, and when it answers. */
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { get } from '@/tools/bench/latency';

/** As many times slower than this machine, as a middling phone is. */
const SLOWER = 4;
/** What a page does by itself once the network is quiet, in milliseconds. */
const SETTLED_MS = 1000;

export interface LoadFigures {
  /** What the browser asked for by itself, and how much of it was another page that nobody had asked for. */
  requests: number;
  prefetches: number;
  /** Bytes of the scripts among it, each compressed with gzip. */
  script: number;
  /** Milliseconds from the start until React answers and no task is longer than 50 ms any more. */
  interactive: number;
  /** Milliseconds. */
  longestTask: number;
  /** Milliseconds from the press of a link to the frame that shows the other page; NaN where none was pressed. */
  pressed: number;
}

interface Seen {
  tasks: { end: number; length: number }[];
  hydrated?: number;
  pressedAt?: number;
  shownAt?: number;
}

/** Stands in the page before everything else. React marks the elements that it has taken over. */
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

/** Notes when a link is pressed, and the frame after the one in which the address is its own. */
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

/** The bytes of a script as gzip; the same address is always the same script. */
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
 * @param next the address of a link to press once the page is quiet
 * @param whenQuiet called before that, when all that the page asks for by itself is there
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

/** A browser's window for one person, as wide as a screen. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'nl-BE', serviceWorkers: 'block' });
