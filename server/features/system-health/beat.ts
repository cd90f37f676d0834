import 'server-only';

import { sql } from '@/server/db';

const beatQuery = `
  INSERT INTO worker_beats (seen_at) VALUES (now())
  ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at`;

/** The job 'beat', every minute: proves that a worker is alive and gets jobs from the queue. */
export async function beat(): Promise<void> {
  await sql('worker-beat', beatQuery, []);
}
