/** The folders within a room, and which may import which (rooms.mjs). */
import { folders, innerFolders } from './rooms.mjs';

/**
 * The folder of a file as the fences see it: for `server/features/listings/form/x.ts` room `server`, name
 * `listings/form` and feature `listings`. Undefined for a file outside any folder.
 */
export function folderOf(file) {
  const [room, ...rest] = file.split('/');
  if (!(room in folders)) return undefined;
  const parts = room === 'server' && rest[0] === 'features' ? rest.slice(1, -1) : rest.slice(0, -1);
  const [feature] = parts;
  if (feature === undefined || folders[room].shelves?.includes(feature)) return undefined;
  const inner = parts.slice(0, 2).join('/');
  return { room, name: innerFolders[room]?.includes(inner) ? inner : feature, feature };
}

/** Whether one folder of a room may import another. */
export function mayImportFolder(room, own, other, table = folders) {
  const { foundation, roots = [], may } = table[room];
  if (roots.includes(own)) return true;
  if (may[own]?.includes(other)) return true;
  const place = foundation.indexOf(other);
  return place >= 0 && (!foundation.includes(own) || place < foundation.indexOf(own));
}

/** A path from `start` back to itself along the allowed imports, or undefined. */
function wayBack(start, next, way = [start], seen = new Set()) {
  for (const name of next(way.at(-1))) {
    if (name === start) return [...way, start];
    if (seen.has(name)) continue;
    seen.add(name);
    const found = wayBack(start, next, [...way, name], seen);
    if (found) return found;
  }
  return undefined;
}

/** The cycles that the table's lists allow, each from its first folder back to itself. */
export function circlesIn(table = folders) {
  return Object.entries(table).flatMap(([room, { foundation, roots = [], may }]) => {
    const names = [...new Set([...foundation, ...roots, ...Object.keys(may), ...Object.values(may).flat()])];
    const next = (own) => names.filter((other) => other !== own && mayImportFolder(room, own, other, table));
    const ways = names.map((name) => wayBack(name, next)).filter((way) => way !== undefined);
    // One cycle for each set of folders, not one for each folder in it.
    const setOf = (way) => [...new Set(way)].toSorted().join();
    return ways
      .filter((way, place) => ways.findIndex((other) => setOf(other) === setOf(way)) === place)
      .map((way) => way.map((name) => `${room}/${name}`));
  });
}
