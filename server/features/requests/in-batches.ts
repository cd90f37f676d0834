import 'server-only';

/** Rows of one transaction: one that takes all there is would keep them from everybody for as long. */
const BATCH = 500;

/** Does as much at a time as `change` is told, until it finds less. Answers how much it did in all. */
export async function inBatches(change: (most: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await change(BATCH);
    all += done;
    if (done < BATCH) return all;
  }
}
