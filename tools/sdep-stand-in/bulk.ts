/**
 * What all bulk calls share: the envelope, every item judged by itself, the last of a repeated id winning, one moment for
 * the whole batch, and nothing stored of a batch that fails.
 */
import { tooShortOrLong } from '@/tools/sdep-stand-in/check';
import type { Check, Problem } from '@/tools/sdep-stand-in/check';
import { broken, Refusal } from '@/tools/sdep-stand-in/errors';

/** The names of a kind of item on the wire. */
export interface Words {
  /** Key of the list in the request. */
  list: 'activities' | 'listings' | 'acknowledgements';
  index: 'activityIndex' | 'listingIndex';
  id: 'activityId' | 'listingId';
  item: 'activity' | 'listing';
}

interface ItemError {
  msg: string;
  type: string;
  loc: readonly string[] | null;
}

/** Refuses an item. */
export const itemError = (type: string, msg: string, field?: string): ItemError => ({
  msg,
  type,
  loc: field === undefined ? null : [field],
});

/** @throws Refusal 422 in the form of errors unless this is JSON; before anything else, without a token too */
export function parseBody(sent: string, contentType: string): unknown {
  if (sent === '' || !/^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType)) {
    return sent === '' ? undefined : sent;
  }
  try {
    return JSON.parse(sent);
  } catch {
    throw new Refusal(422, [{ msg: 'Request body contains invalid JSON syntax', type: 'json_invalid' }]);
  }
}

/** The list of a request. @throws Refusal 422 in the form of errors */
export function itemsOf(body: unknown, key: Words['list']): unknown[] {
  const no = (type: string, msg: string, ...loc: string[]) =>
    new Refusal(422, [{ msg, type, loc: ['body', ...loc] }]);
  if (body === undefined || body === null) throw no('missing', 'Field required');
  if (typeof body !== 'object' || Array.isArray(body)) {
    const msg = 'Input should be a valid dictionary or object to extract fields from';
    throw no('model_attributes_type', msg);
  }
  if (!Object.hasOwn(body, key)) throw no('missing', 'Field required', key);
  const items: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  if (!Array.isArray(items)) throw no('list_type', 'Input should be a valid list', key);
  const length = tooShortOrLong(items.length, 1, 1000);
  if (length) throw no(length.type, length.msg, key);
  return items;
}

/** The id as sent, which comes back. @throws Refusal 500: anything but a text spoils the whole batch */
function sentId(raw: unknown, key: Words['id']): string | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const id: unknown = Object.entries(raw).find(([name]) => name === key)?.[1] ?? null;
  if (id !== null && typeof id !== 'string') throw broken();
  return id;
}

export interface Bulk<Item> {
  words: Words;
  check: Check<Item>;
  /** The id, which the service makes if there is none. */
  idOf(item: Item): string;
  /** What is wrong with an item of the right shape. */
  judge(item: Item, id: string): ItemError | null;
  /** Prepares the new version, which `commit` stores. */
  next(item: Item, id: string): object;
}

interface Answer {
  status: number;
  body: object;
}

/**
 * Judges a batch. Nothing is stored by this: `next` collects what the caller stores if all went well.
 * @returns 201 if every item was taken, 200 if some were, 422 if none was
 */
export function runBulk<Item>(raw: readonly unknown[], bulk: Bulk<Item>): Answer {
  const { words } = bulk;
  const ids = raw.map((one) => sentId(one, words.id));
  const errors = new Map<number, ItemError[]>();
  const valid = new Map<number, { item: Item; id: string }>();
  raw.forEach((one, index) => {
    const problems: Problem[] = [];
    const item = bulk.check(one, [], problems);
    if (item !== undefined) valid.set(index, { item, id: bulk.idOf(item) });
    else
      errors.set(
        index,
        problems.map(({ msg, type, loc }) => ({ msg, type, loc: loc.length ? loc : null })),
      );
  });
  const last = new Map([...valid].map(([index, { id }]) => [id, index]));
  for (const [index, { item, id }] of valid) {
    const winner = last.get(id) ?? index;
    const error =
      winner === index
        ? bulk.judge(item, id)
        : itemError('duplicate_error', `Superseded by later item in batch at index ${winner}`);
    if (error) errors.set(index, [error]);
  }
  const results = raw.map((_, index) => {
    const base = { [words.index]: index, [words.id]: ids[index] ?? null };
    const detail = errors.get(index);
    const taken = valid.get(index);
    if (detail || !taken) return { ...base, status: 'NOK', errors: { detail: detail ?? [] } };
    return { ...base, status: 'OK', [words.item]: bulk.next(taken.item, taken.id) };
  });
  const failed = errors.size;
  const succeeded = raw.length - failed;
  return {
    status: failed === 0 ? 201 : succeeded > 0 ? 200 : 422,
    body: { totalReceived: raw.length, succeeded, failed, results },
  };
}
