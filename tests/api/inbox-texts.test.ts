import { beforeEach, describe, expect, it } from 'vitest';
import type { InboxTextDto } from '@/lib/inbox/contract';
import { MAX_INBOX_TEXTS } from '@/lib/inbox/states';
import { inboxTexts } from '@/lib/texts/inbox';
import { prisma } from '@/server/db';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;

beforeEach(async () => {
  await truncateAll();
  ({ client } = await signedInAdmin());
});

type One = { data: InboxTextDto; errors: Record<string, string[]> };
const path = '/api/admin/inbox-texts';
const create = (body: object = {}) => client.post<One>(path, { name: 'Hond', body: 'Dat mag.', ...body });
const list = async () => (await client.get<{ data: InboxTextDto[] }>(path)).body.data;

describe('texts for answers', () => {
  it('are shared by all admins, by name, and written down', async () => {
    const { body, status } = await create();
    await create({ name: 'Adres', body: 'Zie\r\nde kaart.' });
    const other = (await signedInAdmin()).client;
    await other.put(`${path}/${body.data.id}`, { name: 'Huisdier', body: 'Eén mag.' });
    expect(status).toBe(201);
    expect(await list()).toMatchObject([
      { name: 'Adres', body: 'Zie\nde kaart.' },
      { id: body.data.id, name: 'Huisdier', body: 'Eén mag.' },
    ]);
    expect((await client.delete(`${path}/${body.data.id}`)).status).toBe(204);
    expect((await client.delete(`${path}/${body.data.id}`)).status).toBe(404);
    expect((await client.put(`${path}/${body.data.id}`, { name: 'X', body: 'x' })).status).toBe(404);
    expect((await auditEntries()).map(({ action, details }) => [action, details])).toEqual([
      ['inbox-text.create', { title: 'Hond' }],
      ['inbox-text.create', { title: 'Adres' }],
      ['inbox-text.update', { title: 'Huisdier' }],
      ['inbox-text.delete', { title: 'Huisdier' }],
    ]);
  });

  it('have a name each', async () => {
    const { body } = await create();
    await create({ name: 'Adres' });
    const taken = [
      await create(),
      await client.put<One>(`${path}/${body.data.id}`, { name: 'Adres', body: 'x' }),
    ];
    for (const answer of taken)
      expect([answer.status, answer.body.errors]).toEqual([422, { name: [inboxTexts.textNameTaken] }]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['body', { body: '\n' }],
    ['body', { body: 'x'.repeat(5001) }],
    ['body', { body: {} }],
  ])('are refused for their %s: %j', async (field, body) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('are so many at most, also of two at once', async () => {
    await prisma().inboxText.createMany({
      data: Array.from({ length: MAX_INBOX_TEXTS - 1 }, (_, n) => ({ name: `Tekst ${n}`, body: 'x' })),
    });
    const answers = await Promise.all([create({ name: 'Een' }), create({ name: 'Twee' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });
});
