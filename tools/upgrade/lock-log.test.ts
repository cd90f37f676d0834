import { expect, it } from 'vitest';
import { lockWaits } from '@/tools/upgrade/lock-log';

it('is the longest that each process waited', () => {
  const log = `2026-11-29 22:00:00.000 UTC [41] LOG:  process 41 still waiting for AccessShareLock on relation 16400 of database 16384 after 200.123 ms
2026-11-29 22:00:00.000 UTC [41] DETAIL:  Process holding the lock: 40. Wait queue: 41.
2026-11-29 22:00:00.000 UTC [41] STATEMENT:  SELECT 1 FROM "listings" LIMIT 1
2026-11-29 22:00:00.412 UTC [41] LOG:  process 41 acquired AccessShareLock on relation 16400 of database 16384 after 612.5 ms
2026-11-29 22:00:00.500 UTC [42] LOG:  process 42 still waiting for AccessShareLock on relation 16401 of database 16384 after 201 ms
2026-11-29 22:00:00.500 UTC [43] LOG:  checkpoint complete: wrote 3 buffers after 900 ms`;
  expect(lockWaits(log)).toEqual([
    { pid: 41, milliseconds: 612.5 },
    { pid: 42, milliseconds: 201 },
  ]);
});
