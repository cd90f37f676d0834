import { expect, it } from 'vitest';
import { plainFaults, verdictLine, verdictsOf } from '@/tools/soak/report';
import type { Soaked } from '@/tools/soak/report';

/** Two hours of samples, two a minute, of a web server that leaks this much a minute after the warm-up. */
function soaked(leak: number, of: Partial<Soaked> = {}): Soaked {
  const samples = Array.from({ length: 240 }, (_, number) => {
    const at = number / 2;
    // The warm-up itself grows fast, and is left out.
    const web = at < 20 ? 100 + at * 10 : 300 + (at - 20) * leak;
    return {
      at,
      memory: { 'web, resident': web, 'web, heap': web / 2, 'worker, resident': 150, 'worker, heap': 60 },
      queue: { jobs: number % 3, calendars: number % 20 },
      times: Array.from({ length: 60 }, (_each, request) => 2 + (request % 30)),
      failures: [],
    };
  });
  return { samples, warmUp: 20, readings: { done: 95, due: 100 }, ...of };
}

const failing = (run: Soaked) =>
  verdictsOf(run)
    .filter(({ outcome }) => outcome !== 'steady')
    .map(({ name }) => name);

it('nothing of a steady site', () => {
  expect(failing(soaked(0))).toEqual([]);
  expect(plainFaults(soaked(0))).toEqual([]);
});

it('the web server, where that is what leaks', () => {
  expect(failing(soaked(0.3))).toEqual(['web, resident', 'web, heap']);
});

it('requests that failed, during the warm-up too, and calendars that were not read', () => {
  const run = soaked(0, { readings: { done: 50, due: 100 } });
  run.samples[0]?.failures.push('/: 503');
  expect(plainFaults(run)).toEqual([
    '1 requests failed, such as /: 503',
    '50 calendars were read where 100 were due',
  ]);
});

it('that a run was too short, and not that all is well', () => {
  const run = soaked(0);
  const lines = verdictsOf({ ...run, samples: run.samples.slice(0, 50) }).map(verdictLine);
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => !line.includes('too short to judge'))).toEqual([]);
});
