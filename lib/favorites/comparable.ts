/** So many homes stand side by side in a table; fewer or more are cards. */
const SIDE_BY_SIDE = { least: 2, most: 4 };

export const isComparable = (homes: number): boolean =>
  homes >= SIDE_BY_SIDE.least && homes <= SIDE_BY_SIDE.most;
