/** How many homes a table compares side by side; fewer or more are shown as cards. */
const SIDE_BY_SIDE = { least: 2, most: 4 };

export const isComparable = (homes: number): boolean =>
  homes >= SIDE_BY_SIDE.least && homes <= SIDE_BY_SIDE.most;
