/** Which folders of a room may import which (rooms.mjs says what each list means). */
export interface RoomFolders {
  readonly foundation: readonly string[];
  readonly roots?: readonly string[];
  readonly shelves?: readonly string[];
  readonly may: Readonly<Record<string, readonly string[]>>;
}

export const folders: Readonly<Record<'server' | 'lib' | 'components', RoomFolders>>;
/** Parts of features that count as folders of their own. */
export const innerFolders: { readonly server: readonly string[] };
