import 'server-only';

/** Rows per transaction: one over everything would lock all rows for as long. */
const BATCH = 500;

/** Calls `change` with a batch size until it handles fewer rows than that. Returns how many it handled in total. */
export async function inBatches(change: (most: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await change(BATCH);
    all += done;
    if (done < BATCH) return all;
  }
}
