import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readApart } from '@/server/calendar-feeds/read-apart';

const folder = 'tests/calendar-feeds/ics';
const window = { start: '2028-01-01', end: '2030-01-01' } as const;
type Expected = Record<string, { complete: boolean; blocked: [string, string][] }>;
const expected: Expected = JSON.parse(fs.readFileSync(`${folder}/expected.json`, 'utf8'));

const read = (bytes: Uint8Array) =>
  readApart({ bytes: new Uint8Array(bytes), charset: null, window }, 'griet');
const oneEvent = (...lines: string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'));

describe('in a thread of its own', () => {
  it.each(Object.entries(expected))('%s says what it says', async (file, { complete, blocked }) => {
    const reading = read(fs.readFileSync(`${folder}/${file}`));
    if (!complete) await expect(reading).rejects.toMatchObject({ code: 'incomplete' });
    else expect((await reading).ranges.map(({ start, end }) => [start, end])).toEqual(blocked);
  });

  it('ends what never comes to an end, while the server goes on', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 20);
    const endless = oneEvent('DTSTART;VALUE=DATE:20280101', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    const started = performance.now();
    await expect(read(endless)).rejects.toMatchObject({ code: 'unreadable' });
    clearInterval(timer);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(turns).toBeGreaterThan(50);
  });

  it('ends what takes too much memory', async () => {
    const line = `SUMMARY:${'x'.repeat(60)}\r\n`;
    const huge = Buffer.from(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${line.repeat(6_000_000 / 2)}`);
    await expect(read(huge)).rejects.toMatchObject({ code: 'unreadable' });
  });
});
