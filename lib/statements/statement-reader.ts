/** The page's end of the worker that reads statements. */
import type { NamedLine, PayableRequest, RememberedMatch, ReplacedReference } from '@/lib/statements/match';
import { MAX_STATEMENT_BYTES } from '@/lib/statements/limits';
import { StatementRefusal } from '@/lib/statements/statement';
import type { Order, Report } from '@/lib/statements/statement-worker';

type Answer<Kind extends Report['is']> = Extract<Report, { is: Kind }>;

interface Known {
  requests: readonly PayableRequest[];
  replaced: readonly ReplacedReference[];
  remembered: readonly RememberedMatch[];
}

/** Reads one statement in a worker of its own; `end` it afterwards. */
export class StatementReader {
  readonly #worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { type: 'module' });

  /**
   * @param onProgress the share that is done, 0 to 1
   * @throws StatementRefusal
   */
  async read(
    file: File,
    accounts: readonly string[],
    known: Known,
    onProgress: (share: number) => void,
  ): Promise<Answer<'found'>> {
    if (file.size > MAX_STATEMENT_BYTES) throw new StatementRefusal(1, 'tooLarge');
    return this.#ask('found', { file, accounts, ...known }, onProgress);
  }

  /** Matches for the user to confirm, for lines that named nothing, and how many other lines there are. */
  propose(named: readonly NamedLine[], known: Known): Promise<Answer<'proposed'>> {
    return this.#ask('proposed', { named, ...known });
  }

  end(): void {
    this.#worker.terminate();
  }

  #ask<Kind extends Report['is']>(
    kind: Kind,
    order: Order,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<Answer<Kind>> {
    return new Promise((resolve, reject) => {
      const isAnswer = (report: Report): report is Answer<Kind> => report.is === kind;
      const answered = new AbortController();
      const { signal } = answered;
      const fail = (error: Error) => {
        answered.abort();
        reject(error);
      };
      this.#worker.addEventListener('error', () => fail(new Error('The worker failed.')), { signal });
      const hear = ({ data }: MessageEvent<Report>) => {
        if (data.is === 'progress') onProgress(data.done / data.of);
        else if (data.is === 'refused') fail(new StatementRefusal(data.line, data.fault));
        else if (isAnswer(data)) {
          answered.abort();
          resolve(data);
        }
      };
      this.#worker.addEventListener('message', hear, { signal });
      this.#worker.postMessage(order, { transfer: [] });
    });
  }
}
