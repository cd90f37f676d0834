import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { processorTime, readParent, readResident, readStat, residentMemory } from '@/tools/bench/processor';

describe('what the system reports about a process', () => {
  it('includes its processor time in user and kernel mode and that of its children, whatever its name', () => {
    const stat = '812 (node (web) 7 8) S 1 812 812 0 -1 4194304 901 802 3 4 150 25 30 10 20 0 11 0 99 12 5';
    expect(readStat(stat)).toEqual({ own: 1750, children: 400 });
    expect(readParent(stat)).toBe(1);
  });

  it('includes its resident memory in bytes', () => {
    expect(readResident('Name:\tnode\nVmHWM:\t  900 kB\nVmRSS:\t  120 kB\nThreads:\t11\n')).toBe(122_880);
    expect(readResident('Name:\tnode\n')).toBeNaN();
  });

  it('grows while the process works, if reported at all', () => {
    const before = processorTime(process.pid);
    const until = process.cpuUsage().user + 60_000;
    while (process.cpuUsage().user < until);
    const after = processorTime(process.pid);
    if (process.platform !== 'linux') {
      expect([before, after, residentMemory(process.pid)]).toEqual([undefined, undefined, undefined]);
      return;
    }
    expect((after?.own ?? 0) - (before?.own ?? 0)).toBeGreaterThanOrEqual(50);
    expect(residentMemory(process.pid)).toBeGreaterThan(20_000_000);
  });
});
