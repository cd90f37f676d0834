import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RegisterStateDto } from '@/lib/lodging-register/contract';
import { registerTexts } from '@/lib/texts/lodging-register';
import { pool, prisma } from '@/server/db';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const sample = () => readFile('tests/lodging-register/sample.csv');
const call = '/api/admin/lodging-register';

function upload(client: TestClient, content?: BlobPart) {
  const body = new FormData();
  if (content !== undefined) body.set('file', new Blob([content], { type: 'text/csv' }), 'register.csv');
  return client.post<{ data: RegisterStateDto; errors: Record<string, string[]> }>(call, body);
}

describe('the register, imported from the desk', () => {
  it('is read, recorded and told in the log', async () => {
    const owner = await makeAdmin();
    const { status, body } = await upload(await signedIn(owner), await sample());
    expect(status).toBe(200);
    expect(body.data.runs).toMatchObject([
      { source: registerTexts.uploaded, failure: null, file_date: null, added: 8 },
    ]);
    expect(await prisma().lodgingRegisterRecord.count({ where: { missingSince: null } })).toBe(8);
    expect(await prisma().auditLog.findMany({ select: { action: true, actorId: true } })).toEqual([
      { action: 'register.import', actorId: owner.id },
    ]);
  });

  it('is refused when it is another file, with the reason among the runs', async () => {
    const client = await signedIn(await makeAdmin());
    const { status, body } = await upload(client, 'a;b\n1;2\n');
    expect([status, body.errors]).toEqual([422, { file: [registerTexts.faults.refused] }]);
    const { data } = (await client.get<{ data: RegisterStateDto }>(call)).body;
    expect(data.runs).toMatchObject([{ source: registerTexts.uploaded, rows: 0 }]);
    expect(data.runs[0]?.failure).toContain('it is not the register');
    expect(await prisma().lodgingRegisterRecord.count()).toBe(0);
  });

  it('is asked for when there is none', async () => {
    const { status, body } = await upload(await signedIn(await makeAdmin()));
    expect([status, body.errors]).toEqual([422, { file: [registerTexts.faults.missing] }]);
  });

  it('waits for nobody: while another import runs it is refused', async () => {
    const other = await pool().connect();
    try {
      await other.query('BEGIN');
      await other.query("SELECT pg_advisory_xact_lock(hashtextextended('lodging-register', 0))");
      const client = await signedIn(await makeAdmin());
      expect((await upload(client, await sample())).status).toBe(409);
      await other.query('ROLLBACK');
      expect((await upload(client, await sample())).status).toBe(200);
      expect(await prisma().registerRun.count()).toBe(1);
    } finally {
      other.release();
    }
  });

  it('is for owners of the site alone', async () => {
    for (const staffRole of ['support', 'moderator', 'finance'] as const)
      expect((await upload(await signedIn(await makeAdmin({ staffRole })), await sample())).status).toBe(403);
  });
});
