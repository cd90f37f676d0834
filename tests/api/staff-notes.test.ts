import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffNoteDto, StaffNotePage } from '@/lib/staff-notes/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { forgetUser } from '@/server/features/users/remove-user';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let admin: User;
let client: TestClient;
let owner: User;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  ({ admin, client } = await signedInAdmin());
  owner = await makeUser();
  listing = await makeListing({ userId: owner.id });
});

const ofOwner = () => ({ subject_type: 'user', subject_id: owner.id });
const ofListing = () => ({ subject_type: 'listing', subject_id: listing.id });
const write = (subject: object, body: unknown = 'Belde over een factuur.', by = client) =>
  by.post<{ data: StaffNoteDto }>('/api/admin/notes', { ...subject, body });
const read = async (type: string, id: number, before = '') =>
  (await client.get<StaffNotePage>(`/api/admin/notes?subject_type=${type}&subject_id=${id}${before}`)).body;

describe('notes of staff', () => {
  it('are about a person or a home, newest first, with who wrote them', async () => {
    const { client: other } = await signedInAdmin();
    expect((await write(ofOwner(), '  Eerste\r\nregel  ')).status).toBe(201);
    await write(ofOwner(), 'Tweede', other);
    await write(ofListing(), 'Over de woning');
    const name = `${admin.firstName} ${admin.lastName}`;
    expect((await read('user', owner.id)).data).toMatchObject([
      { body: 'Tweede', is_own: false },
      { body: 'Eerste\nregel', is_own: true, author: { id: admin.id, name }, ...ofOwner() },
    ]);
    expect((await read('listing', listing.id)).data).toMatchObject([
      { body: 'Over de woning', ...ofListing() },
    ]);
    expect(await read('listing', 999_999)).toEqual({ data: [], next_before: null });
  });

  it('are paged', async () => {
    await prisma().staffNote.createMany({
      data: Array.from({ length: 25 }, (_, n) => ({ userId: owner.id, body: `Notitie ${n}` })),
    });
    const first = await read('user', owner.id);
    const second = await read('user', owner.id, `&before=${first.next_before}`);
    expect([first.data.length, second.data.length, second.next_before]).toEqual([20, 5, null]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(25);
  });

  it('are written down in the audit log without their words', async () => {
    const { body } = await write(ofListing());
    await client.delete(`/api/admin/notes/${body.data.id}`);
    const entry = { subjectType: 'listing', subjectId: listing.id, details: { note: body.data.id } };
    expect(await auditEntries()).toMatchObject([
      { action: 'note.create', ...entry },
      { action: 'note.delete', ...entry },
    ]);
  });

  it('are removed by who wrote them alone, once', async () => {
    const { client: other } = await signedInAdmin();
    const { id } = (await write(ofOwner())).body.data;
    expect((await other.delete(`/api/admin/notes/${id}`)).status).toBe(403);
    expect((await client.delete(`/api/admin/notes/${id}`)).status).toBe(204);
    expect((await client.delete(`/api/admin/notes/${id}`)).status).toBe(404);
  });

  it.each([
    ['an empty note', () => ofOwner(), '  \n ', 'body'],
    ['one that is too long', () => ofOwner(), 'x'.repeat(2001), 'body'],
    ['one that is no text', () => ofOwner(), 12, 'body'],
    ['a person who does not exist', () => ({ ...ofOwner(), subject_id: 999_999 }), 'Dag', 'subject_id'],
    ['a home that does not exist', () => ({ ...ofListing(), subject_id: 999_999 }), 'Dag', 'subject_id'],
    ['an id beyond any column', () => ({ ...ofOwner(), subject_id: 99_999_999_999 }), 'Dag', 'subject_id'],
    ['an unknown kind of subject', () => ({ ...ofOwner(), subject_type: 'order' }), 'Dag', 'subject_type'],
  ])('refuses %s', async (_what, subject, body, field) => {
    const answer = await client.post<{ errors: object }>('/api/admin/notes', { ...subject(), body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await prisma().staffNote.count()).toBe(0);
  });

  it('are told to those concerned who ask for their data, and nowhere else', async () => {
    await write(ofOwner(), 'Betaalt laat.');
    await write(ofListing(), 'Foto’s nakijken.');
    const theirs = await signedIn(owner);
    const { text } = await theirs.get(`/api/users/${owner.id}/export`);
    const { staff_notes: notes } = JSON.parse(text) as { staff_notes: object[] };
    expect(notes).toMatchObject([
      { listing_id: null, body: 'Betaalt laat.' },
      { listing_id: listing.id, body: 'Foto’s nakijken.' },
    ]);
    for (const path of [`/api/users/${owner.id}`, `/api/listings/${listing.id}`])
      expect((await theirs.get(path)).text).not.toMatch(/Betaalt laat|nakijken/);
  });

  it('go with the person, and lose the name of an admin who leaves', async () => {
    await makeOrder({ userId: owner.id });
    await write(ofOwner());
    const other = await signedInAdmin();
    await write(ofListing(), 'Blijft', other.client);
    await transaction((tx) => forgetUser(tx, owner.id));
    await makeOrder({ userId: other.admin.id });
    await transaction((tx) => forgetUser(tx, other.admin.id));
    expect(await prisma().staffNote.findMany({ select: { body: true, authorId: true } })).toEqual([
      { body: 'Blijft', authorId: null },
    ]);
  });
});
