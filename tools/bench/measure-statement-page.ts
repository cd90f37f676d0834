/** How long the page's frames take in Chromium while it reads a bank statement of the maximum size. */
import path from 'node:path';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { statementTexts } from '@/lib/texts/statements';
import { connected } from '@/scripts/postgres/connection';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';
import { ensureChromium } from '@/scripts/testing/chromium';
import { makePlanWorlds } from '@/tools/bench/fill-plans';
import { mark } from '@/tools/bench/format';
import { markdownTable } from '@/tools/bench/markdown';
import type { Bench } from '@/tools/bench/prepare';
import { signIn } from '@/tools/bench/sign-in';
import { startSite } from '@/tools/bench/site';
import { statementFile, statementForms } from '@/tools/bench/statement-files';
import type { Named } from '@/tools/bench/statement-files';

/** A landlord of the demo world, with 30 homes and a payment plan on every stay. */
const owner = 'verhuurder2@kustverblijf.test';
/** The promised bound for a task, in milliseconds: a frame also waits for a busy processor. */
const MOST_MS = 100;
/** The most that reading, and sending thousands of matches, may take. */
const PATIENCE_MS = 180_000;
/** Milliseconds on an idle page, which show the machine's own effect. */
const REST_MS = 5000;

export interface StatementPageFigures {
  form: string;
  lines: number;
  /** Matched automatically. */
  named: number;
  /** Milliseconds from choosing the file to its result. */
  read: number;
  /** The longest frame and the longest task of the main thread, in milliseconds. */
  frame: number;
  task: number;
  /** The longest frame of an idle page. */
  frameAtRest: number;
}

interface Watch {
  frames: number[];
  tasks: number[];
}

/** Records frames and long tasks. */
function watch(): void {
  const seen: Watch = { frames: [], tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const next = (now: number) => {
    seen.frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const seenBy = (page: Page): Promise<Watch> => page.evaluate(() => Reflect.get(window, 'seen') as Watch);

/** What the page loads: the newest 2,000. */
const asked = `
  SELECT r.reference, substr(b.code, 3) AS code, r.iban
  FROM payment_requests r JOIN booking_requests b ON b.id = r.booking_request_id
  JOIN listings l ON l.id = b.listing_id JOIN users u ON u.id = l.user_id
  WHERE u.email = $1 AND b.status = 'approved' AND r.canceled_at IS NULL ORDER BY r.id DESC LIMIT 2000`;

async function readOnPage(page: Page, file: string): Promise<Watch & { read: number; named: number }> {
  await page.evaluate(watch);
  const from = performance.now();
  await page.locator('input[type=file]').setInputFiles(file);
  const region = page.getByRole('region', { name: path.basename(file) });
  await region.waitFor({ timeout: PATIENCE_MS });
  const read = performance.now() - from;
  const [, named] = /\((\d+)\)/.exec(await region.getByRole('heading').first().innerText()) ?? [];
  // The frame that shows the result counts too.
  await page.waitForTimeout(500);
  return { ...(await seenBy(page)), read, named: Number(named) };
}

/** Each format on its own page. */
export async function measureStatementPage(
  bench: Bench,
  shutdown: Shutdown,
): Promise<StatementPageFigures[]> {
  const { with: url } = await step('A plan on every booking', () => makePlanWorlds(bench.demoUrl, owner));
  const { rows } = await connected(url, (client) => client.query<Named & { iban: string }>(asked, [owner]));
  const site = await startSite(bench, url, shutdown);
  const browser = await chromium.launch({ executablePath: ensureChromium(), chromiumSandbox: false });
  await shutdown.onEnd('the browser', () => browser.close());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'nl-BE' });
  await signIn(await context.newPage(), site.origin, owner);
  const figures: StatementPageFigures[] = [];
  for (const [form, write] of Object.entries(statementForms)) {
    shutdown.check();
    const { lines, bytes } = statementFile(write, rows[0]?.iban ?? '', rows);
    const file = path.join(bench.dataDir, `${form.replaceAll(/\W/g, '')}.txt`);
    fs.writeFileSync(file, bytes);
    const page = await context.newPage();
    await page.goto(`${site.origin}${route('dashboard.payments.match')}`, { waitUntil: 'networkidle' });
    await page.getByText(statementTexts.choose).first().waitFor();
    await page.evaluate(watch);
    await page.waitForTimeout(REST_MS);
    const { frames: atRest } = await seenBy(page);
    const { frames, tasks, read, named } = await step(form, () => readOnPage(page, file));
    await page.close();
    const longest = { frame: Math.max(...frames), task: Math.max(0, ...tasks) };
    figures.push({ form, lines, named, read, ...longest, frameAtRest: Math.max(...atRest) });
  }
  await browser.close();
  await site.stop();
  return figures;
}

export function statementPageTable(figures: readonly StatementPageFigures[]): string {
  const head = [
    'in Chromium',
    'lines',
    'matched',
    'read, s',
    'longest task, ms',
    'longest frame, ms',
    'at rest',
    'bound',
  ];
  const rows = figures.map(({ form, lines, named, read, task, frame, frameAtRest }) => [
    form,
    ...[lines, named].map((value) => value.toLocaleString('en')),
    (read / 1000).toFixed(1),
    ...[task, frame, frameAtRest].map((value) => value.toFixed(0)),
    mark(task <= MOST_MS),
  ]);
  return `\n## Statements on their page\n\n${markdownTable(head, rows)}`;
}
