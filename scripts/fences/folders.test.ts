import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, folderOf } from './folders.mjs';
import { folders, innerFolders } from './rooms.mjs';

type Room = keyof typeof folders;
const rooms = Object.keys(folders) as Room[];

/** `listings → stays` for each import, including types, from one folder of a room to another. */
function importsOf(room: Room): Set<string> {
  const files = fs.globSync(`${room}/**/*.{ts,tsx}`).map((file) => file.replaceAll('\\', '/'));
  return new Set(
    files.flatMap((file) => {
      const found = fs.readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'@\/([^']+)'/g);
      const own = folderOf(file)?.name;
      return Array.from(found, ([, target = '']) => folderOf(target))
        .filter((other) => other?.room === room && other.name !== own)
        .map((other) => `${own} → ${other?.name}`);
    }),
  );
}

const listed = (room: Room) =>
  Object.entries(folders[room].may).flatMap(([own, others]) => others.map((other) => `${own} → ${other}`));

describe.each(rooms)('the folders of %s', (room) => {
  it('have no entry that no import needs any more', () => {
    const imports = importsOf(room);
    expect(listed(room).filter((pair) => !imports.has(pair))).toEqual([]);
  });

  it('all exist', () => {
    const top = (name: string) => fs.existsSync(path.join(room, name));
    const isThere = (name: string) => top(name) || top(path.join('features', name));
    const { foundation, roots = [], shelves = [], may } = folders[room];
    const names = [...foundation, ...roots, ...shelves, ...Object.keys(may)];
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('parts of features', () => {
  it('all exist', () => {
    const all = innerFolders.server.map((name) => `server/features/${name}`);
    expect(all.filter((folder) => !fs.existsSync(folder))).toEqual([]);
  });

  it('count as folders of their own', () => {
    const file = 'server/features/listings/form/plan-save.ts';
    expect(folderOf(file)).toEqual({ room: 'server', name: 'listings/form', feature: 'listings' });
    expect(folderOf('server/features/photos/decoder/image.ts')?.name).toBe('photos');
    expect(folderOf('server/db.ts')).toBeUndefined();
    expect(folderOf('lib/texts/news.ts')).toBeUndefined();
  });
});

describe('a cycle', () => {
  const table = (may: Record<string, string[]>, foundation: string[] = []) => ({ lib: { foundation, may } });

  it('is found, however long', () => {
    expect(circlesIn(table({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([
      ['lib/a', 'lib/b', 'lib/c', 'lib/a'],
    ]);
  });

  it('may also pass through the foundation', () => {
    expect(circlesIn(table({ ui: ['news'] }, ['ui']))).toHaveLength(1);
  });

  it('is not reported where two paths merge', () => {
    expect(circlesIn(table({ a: ['b', 'c'], b: ['d'], c: ['d'] }, ['ui', 'forms']))).toEqual([]);
  });
});
