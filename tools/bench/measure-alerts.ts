/** Measures how long it takes to run alerts against the changes of a night. */
import type { Night, NightFigures } from '@/tools/bench/alert-night';
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import { mark } from '@/tools/bench/format';
import { startHelper } from '@/tools/bench/helper-process';
import type { Size } from '@/tools/bench/measure-size';
import type { BenchWorld } from '@/tools/bench/prepare';
import { bundle } from '@/scripts/bundle.mjs';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

/** With 10,000 listings and 30,000 stays. */
const nightAsked: Night = { alerts: 100_000, online: 300, freed: 3000 };
/** The promised bound for all of it, in milliseconds. */
const MOST_MS = 120_000;

interface AlertFigures {
  size: Size;
  night: NightFigures;
}

export async function measureAlerts(
  { demoUrl, settings }: BenchWorld,
  size: Size,
  shutdown: Shutdown,
): Promise<AlertFigures> {
  const listings = `${size.listings.toLocaleString('en')} homes`;
  const url = await step(listings, () => makeSizedDatabase(demoUrl, size));
  shutdown.check();
  const [file = ''] = await bundle(['bench-alerts']);
  const helper = startHelper(file, { ...settings, DATABASE_URL: url });
  await shutdown.onEnd('the asking process', helper.stop);
  // The helper answers with the result of playNight, built from the same sources.
  const night = (await step('A night', () => helper.ask(nightAsked))) as NightFigures;
  await helper.stop();
  await dropSizedDatabase(url);
  return { size, night };
}

const number = (value: number) => value.toLocaleString('en');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export function alertLine({ size, night }: AlertFigures): string {
  const { alerts, online, freed, finds, mails, askedIn, toldIn, computed } = night;
  const all = askedIn + toldIn;
  return [
    `${number(alerts)} alerts asked about a night at ${number(size.listings)} homes (${number(online)} homes came`,
    `online, ${number(freed)} stays were canceled): ${seconds(askedIn)} for ${number(finds)} finds, ${seconds(toldIn)} for`,
    `${number(mails)} mails, ${seconds(all)} together, of which the asking process computed ${seconds(computed)}; at most`,
    `${seconds(MOST_MS)}: ${mark(all <= MOST_MS)}.`,
  ].join(' ');
}
