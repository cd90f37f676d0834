import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCalendarInThread } from '@/server/features/calendar-feeds/read-in-thread';

const folder = 'tests/calendar-feeds/ics';
const window = { start: '2027-01-01', end: '2029-01-01' } as const;
type Expected = Record<string, { complete: boolean; blocked: [string, string][] }>;
const expected: Expected = JSON.parse(fs.readFileSync(`${folder}/expected.json`, 'utf8'));

const read = (bytes: Uint8Array) =>
  readCalendarInThread({ bytes: new Uint8Array(bytes), charset: null, window }, 'griet');
const calendar = (events: number, ...lines: string[]) => {
  const event = ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const all = Array.from({ length: events }, () => event).flat();
  return Buffer.from(['BEGIN:VCALENDAR', ...all, 'END:VCALENDAR'].join('\r\n'));
};

describe('parsing in a thread', () => {
  it.each(Object.entries(expected))('%s has the expected result', async (file, { complete, blocked }) => {
    const reading = read(fs.readFileSync(`${folder}/${file}`));
    if (!complete) await expect(reading).rejects.toMatchObject({ code: 'incomplete' });
    else expect((await reading).ranges.map(({ start, end }) => [start, end])).toEqual(blocked);
  });

  it('is aborted if it takes too long, while the server continues', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 20);
    const long = calendar(5000, 'DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=DAILY;COUNT=60000');
    const started = performance.now();
    await expect(read(long)).rejects.toMatchObject({ code: 'unreadable' });
    clearInterval(timer);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(turns).toBeGreaterThan(50);
  });

  it('follows a rule that is merely long', async () => {
    const { ranges, skipped } = await read(
      calendar(1, 'DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=DAILY;COUNT=60000'),
    );
    expect([ranges.length, skipped]).toEqual([731, 0]);
  });
});
