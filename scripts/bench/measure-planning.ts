/** Whether the timeline of all homes scrolls at 60 frames a second, in Chromium. */
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mark } from '@/scripts/bench/format';
import { fillPlanning, PLANNING_HOMES_MEASURED } from '@/scripts/bench/planning-homes';
import type { Shutdown } from '@/scripts/launch/shutdown';

/** A landlord of the demo world. */
const owner = { email: 'verhuurder2@kustverblijf.test', password: 'kust-demo-2026' };
/** One frame of 60 a second, in milliseconds, rounded as it is told. */
const FRAME_MS = 16.7;
/** Pixels a frame: 18 months pass by in half a minute. */
const STEP_PX = 16;
/** Of all frames, as promised. */
const MOST_LATE = 0.05;

export interface PlanningFigures {
  homes: number;
  frames: number;
  /** Share of the frames that took longer. */
  late: number;
  longest: number;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/inloggen`);
  const form = page.getByRole('form', { name: 'Inloggen' });
  await form.getByLabel('E-mailadres').fill(owner.email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(owner.password);
  await form.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL('**/dashboard/**');
}

/** Scrolls to the last day, a step a frame, then down and up there; the milliseconds between frames. */
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

/** The frames of one way through the timeline of a running site on this database. */
export async function measurePlanning(
  origin: string,
  databaseUrl: string,
  shutdown: Shutdown,
): Promise<PlanningFigures> {
  await fillPlanning(databaseUrl, owner.email);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath: fs.existsSync(executablePath) ? executablePath : undefined,
    chromiumSandbox: false,
  });
  await shutdown.onEnd('the browser', () => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'nl-BE' });
  await signIn(page, origin);
  await page.goto(`${origin}/dashboard/planning`, { waitUntil: 'networkidle' });
  await page.locator('[data-day]').first().waitFor();
  const times = await page.evaluate(scroll, STEP_PX);
  await browser.close();
  const late = times.filter((time) => Math.round(time * 10) / 10 > FRAME_MS).length;
  return {
    homes: PLANNING_HOMES_MEASURED,
    frames: times.length,
    late: late / times.length,
    longest: Math.max(...times),
  };
}

export function planningLine({ homes, frames, late, longest }: PlanningFigures): string {
  return [
    `${homes} homes and 18 months scrolled through in ${frames.toLocaleString('en')} frames at 1280 × 800:`,
    `${(late * 100).toFixed(1)} % of them took more than ${FRAME_MS} ms, the longest ${longest.toFixed(1)} ms;`,
    `at most ${MOST_LATE * 100} %: ${mark(late <= MOST_LATE)}.`,
  ].join(' ');
}
