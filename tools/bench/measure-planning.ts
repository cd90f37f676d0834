/** Measures whether the timeline of all listings scrolls at 60 frames per second in Chromium. */
import { chromium } from '@playwright/test';
import { mark } from '@/tools/bench/format';
import { ensureChromium } from '@/scripts/testing/chromium';
import { fillPlanning, PLANNING_LISTINGS_MEASURED } from '@/tools/bench/planning-listings';
import { signIn } from '@/tools/bench/sign-in';
import type { Shutdown } from '@/scripts/launch/shutdown';

/** A landlord of the demo world. */
const owner = 'verhuurder2@kustverblijf.test';
/** One frame at 60 per second, in milliseconds, as reported. */
const FRAME_MS = 16.7;
/** From this interval on, a whole frame was dropped. */
const DROPPED_MS = 25;
/** Pixels per frame: 18 months pass in half a minute. */
const STEP_PX = 16;
/** Frames of an idle page, which show the machine's own effect. */
const FRAMES_AT_REST = 300;
/** The promised bound on the share of dropped frames. */
const MOST_DROPPED = 0.02;

export interface PlanningFigures {
  listings: number;
  frames: number;
  /** The share of frames over 16.7 ms, and the same while nothing moves. */
  late: number;
  lateAtRest: number;
  /** The share of dropped frames. */
  dropped: number;
  /** The longest interval, in milliseconds. */
  longest: number;
}

/** Scrolls to the last day, one step per frame, then down and up; the milliseconds between frames. */
function scroll(step: number): Promise<number[]> {
  const box = document.querySelector('.planning');
  if (!box) throw new Error('no timeline');
  return new Promise((resolve) => {
    const times: number[] = [];
    let before = 0;
    const next = (now: number) => {
      if (before > 0) times.push(now - before);
      before = now;
      const [left, top] = [box.scrollLeft, box.scrollTop];
      box.scrollLeft += step;
      if (box.scrollLeft === left) box.scrollTop += step;
      if (box.scrollLeft === left && box.scrollTop === top) resolve(times);
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** The milliseconds between this many frames of an idle page. */
function rest(frames: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let before = 0;
    const next = (now: number) => {
      if (before > 0) times.push(now - before);
      before = now;
      if (times.length >= frames) resolve(times);
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

const shareOver = (times: readonly number[], limit: number) =>
  times.filter((time) => Math.round(time * 10) / 10 > limit).length / times.length;

/** Measures one scroll through the timeline of a running site on this database. */
export async function measurePlanning(
  origin: string,
  databaseUrl: string,
  shutdown: Shutdown,
): Promise<PlanningFigures> {
  await fillPlanning(databaseUrl, owner);
  const browser = await chromium.launch({ executablePath: ensureChromium(), chromiumSandbox: false });
  await shutdown.onEnd('the browser', () => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'nl-BE' });
  await signIn(page, origin, owner);
  await page.goto(`${origin}/dashboard/planning`, { waitUntil: 'networkidle' });
  await page.locator('[data-day]').first().waitFor();
  const staticPart = await page.evaluate(rest, FRAMES_AT_REST);
  const times = await page.evaluate(scroll, STEP_PX);
  await browser.close();
  return {
    listings: PLANNING_LISTINGS_MEASURED,
    frames: times.length,
    late: shareOver(times, FRAME_MS),
    lateAtRest: shareOver(staticPart, FRAME_MS),
    dropped: shareOver(times, DROPPED_MS),
    longest: Math.max(...times),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function planningLine(figures: PlanningFigures): string {
  const { listings, frames, late, lateAtRest, dropped, longest } = figures;
  return [
    `${listings} homes and 18 months scrolled through in ${frames.toLocaleString('en')} frames at 1280 × 800:`,
    `${percent(late)} of them took more than ${FRAME_MS} ms (${percent(lateAtRest)} where nothing moves), the longest`,
    `${longest.toFixed(1)} ms; ${percent(dropped)} were left out, at most ${percent(MOST_DROPPED)}:`,
    `${mark(dropped <= MOST_DROPPED)}.`,
  ].join(' ');
}
