/** The same words, sent twice because nobody answered: one message (docs/rules/messages.md#sent-again). */
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { outbox } from '@/tests/support/booking';
import { makeTalk } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const stored = () => prisma().message.count();

describe.each(['guest', 'landlord'] as const)('words that the %s sends again', (who) => {
  it('are stored once, and answered with the first', async () => {
    const talk = await makeTalk();
    const [first, second] = [await talk[who].say('Is er een lift?'), await talk[who].say('Is er een lift?')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data).toEqual(first.body.data);
    expect(await stored()).toBe(1);
  });

  it('are stored once however many arrive at the same time', async () => {
    const talk = await makeTalk();
    const answers = await Promise.all(Array.from({ length: 8 }, () => talk[who].say('Is er een lift?')));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  it('are in one letter, even where that left before', async () => {
    const talk = await makeTalk();
    const tell = () => tellMessages({ kind: 'booking-requests', id: talk.request.id, sender: who });
    await talk[who].say('Is er een lift?');
    await tell();
    await talk[who].say('Is er een lift?');
    await tell();
    expect(await outbox()).toHaveLength(1);
  });

  it('are new after other words, of whichever side, and after ten minutes', async () => {
    const talk = await makeTalk();
    const other = who === 'guest' ? 'landlord' : 'guest';
    for (const [side, words] of [
      [who, 'Ja'],
      [other, 'Ja'],
      [who, 'Ja'],
      [who, 'Goed'],
      [who, 'Ja'],
    ] as const)
      await talk[side].say(words);
    expect(await stored()).toBe(5);
    await prisma().$executeRaw`UPDATE messages SET created_at = created_at - interval '11 minutes'`;
    await talk[who].say('Ja');
    expect(await stored()).toBe(6);
  });
});
