import 'server-only';

import { Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { sql } from '@/server/db';

type CountReading = (outcome: 'same' | 'read' | 'failed', seconds: number) => void;

const dueQuery = 'SELECT count(*)::int AS due FROM calendar_feeds WHERE next_run_at <= now()';

/** Adds the linked calendars that this worker read, and how many are due for all workers. */
export function watchCalendars(registry: Registry): CountReading {
  const readings = new Histogram({
    name: 'calendar_reading_duration_seconds',
    help: 'Readings of linked calendars in this process, without what is written, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.1, 0.5, 1, 5, 10],
    registers: [registry],
  });
  const due = new Gauge({
    name: 'calendars_due',
    help: 'Linked calendars whose turn it is, the same from every worker.',
    registers: [registry],
    async collect() {
      const [row] = await sql<{ due: number }>('metrics-calendars', dueQuery, []);
      due.set(row?.due ?? 0);
    },
  });
  return (outcome, seconds) => readings.observe({ outcome }, seconds);
}
