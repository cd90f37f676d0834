/** Mails as a mail server received them, each with all of its copies. */
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { prisma } from '@/server/db';
import type { Mortals } from '@/tests/operations/support/mortals';

/** A mail as received, under one Message-ID, with its id in the outbox. */
export interface Letter {
  id: string;
  template: string;
  mail: Email;
  to: string;
  /** Each copy received, all the same. */
  copies: string[];
}

export async function readLetters({ mails }: Mortals): Promise<Letter[]> {
  const rows = await prisma().outgoingMail.findMany({ select: { id: true, template: true } });
  const templates = new Map(rows.map(({ id, template }) => [`<${id}@localhost>`, template]));
  const byId = Map.groupBy(mails.received, ({ messageId }) => messageId);
  return Promise.all(
    Array.from(byId, async ([id, copies]) => {
      const mail = await PostalMime.parse(copies[0]?.raw ?? '');
      const [to = ''] = copies[0]?.to ?? [];
      return { id, template: templates.get(id) ?? 'unknown', mail, to, copies: copies.map(({ raw }) => raw) };
    }),
  );
}

/** Every mail of the outbox was received, and what was received again is the same mail. */
export async function expectEachOnce(letters: readonly Letter[]): Promise<void> {
  expect(letters).toHaveLength(await prisma().outgoingMail.count());
  expect(letters.filter(({ template }) => template === 'unknown')).toEqual([]);
  // The MIME boundary and the date belong to the attempt, all else to the mail.
  for (const { copies, id } of letters) {
    const said = await Promise.all(copies.map((raw) => PostalMime.parse(raw)));
    const same = said.map(({ subject, text, html, to, replyTo }) => ({ subject, text, html, to, replyTo }));
    for (const other of same) expect(other, id).toEqual(same[0]);
  }
}

export function expectWithin(count: number, [least, most]: readonly [number, number], what: string): void {
  expect(count, what).toBeGreaterThanOrEqual(least);
  expect(count, what).toBeLessThanOrEqual(most);
}
