/**
 * `npm run fuzz:calendars -- --feeds N [--seed S]`: judges N damaged feeds in a thread, as the product reads them. A
 * feed that exhausts time or memory ends the thread, not the run: it is counted, and a new thread continues with the
 * next.
 */
import { once } from 'node:events';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { explain, judgeDamaged } from '@/tools/calendar-fuzz/judge-damaged';
import { sampleFeeds } from '@/tools/calendar-fuzz/sample-feeds';

/** Longer than the product waits: the machine may be busy here. */
const PATIENCE_MS = 20_000;
const HEAP_MB = 256;
/** Feeds between progress messages. */
const TOLD_EVERY = 50_000;
/** Faults that are shown in full. */
const MOST_EXPLAINED = 20;

/** The numbers that thread and run share: the feed being judged, whose turn it is, and outcomes so far. */
const at = { index: 0, isNaive: 1, read: 2, refused: 3, unclear: 4, wrong: 5, ended: 6 } as const;
const shareNumbers = () =>
  new Int32Array(new SharedArrayBuffer(Object.keys(at).length * Int32Array.BYTES_PER_ELEMENT));

interface Order {
  numbers: Int32Array<SharedArrayBuffer>;
  seed: number;
  feeds: number;
}

const whole = (number: number) => number.toLocaleString('en');

/** The outcomes so far. */
function summary({ numbers, seed }: Order): string {
  const count = (name: keyof typeof at) => whole(Atomics.load(numbers, at[name]));
  return (
    `${count('index')} feeds of seed ${seed}: ${count('read')} read, ${count('refused')} refused as a whole, ` +
    `${count('unclear')} not compared, ${count('ended')} ended by a guard; ${count('wrong')} read wrongly`
  );
}

/** The thread's part. */
function judgeAll(order: Order): void {
  const { numbers, seed, feeds } = order;
  const samples = sampleFeeds();
  for (let index = Atomics.load(numbers, at.index); index < feeds; index += 1) {
    Atomics.store(numbers, at.index, index);
    Atomics.store(numbers, at.isNaive, 0);
    if (index > 0 && index % TOLD_EVERY === 0) parentPort?.postMessage(summary(order), []);
    const onTurn = () => void Atomics.store(numbers, at.isNaive, 1);
    const { outcome, wrong } = judgeDamaged(samples, [seed, index], { onTurn });
    Atomics.add(numbers, at[outcome], 1);
    if (wrong === null) continue;
    const before = Atomics.add(numbers, at.wrong, 1);
    if (before < MOST_EXPLAINED) parentPort?.postMessage(`${explain(samples, [seed, index])}\n`, []);
  }
  Atomics.store(numbers, at.index, feeds);
}

/** Runs one thread until it is done or ended. */
async function follow(order: Order): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const indexNow = () => Atomics.load(order.numbers, at.index);
  worker.on('message', (text: string) => process.stdout.write(`${text}\n`));
  worker.on('error', (error) => process.stdout.write(`feed ${indexNow()}: ${error.message}\n`));
  let last = { index: -1, since: 0 };
  const watch = setInterval(() => {
    const now = performance.now();
    if (indexNow() !== last.index) last = { index: indexNow(), since: now };
    else if (now - last.since > PATIENCE_MS) void worker.terminate();
  }, 500);
  await once(worker, 'exit').catch(() => undefined);
  clearInterval(watch);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { feeds: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
  });
  const [feeds, seed] = [Number(values.feeds), Number(values.seed)];
  if (!Number.isSafeInteger(feeds) || feeds < 1 || !Number.isSafeInteger(seed)) {
    throw new Error('--feeds and --seed are whole numbers');
  }
  const order = { numbers: shareNumbers(), seed, feeds };
  const { numbers } = order;
  for (;;) {
    await follow(order);
    if (Atomics.load(numbers, at.index) >= feeds) break;
    // In the product's turn its own guard would have ended it too; in the naive reader's there is nothing to compare.
    const isNaive = Atomics.load(numbers, at.isNaive) === 1;
    Atomics.add(numbers, isNaive ? at.unclear : at.ended, 1);
    Atomics.add(numbers, at.index, 1);
  }
  process.stdout.write(`${summary(order)}\n`);
  if (Atomics.load(numbers, at.wrong) > 0) process.exitCode = 1;
}

if (isMainThread) await main();
else judgeAll(workerData);
