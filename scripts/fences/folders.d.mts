import type { RoomFolders } from './rooms.mjs';

/** The folder of a file as the fences see it; undefined for a file outside any folder. */
export function folderOf(file: string): { room: string; name: string; feature: string } | undefined;
/** Whether one folder of a room may import another. */
export function mayImportFolder(
  room: string,
  own: string,
  other: string,
  table?: Readonly<Record<string, RoomFolders>>,
): boolean;
/** The cycles that the table's lists allow, each from its first folder back to itself. */
export function circlesIn(table?: Readonly<Record<string, RoomFolders>>): string[][];
