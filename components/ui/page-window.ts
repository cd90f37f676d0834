/**
 * The page numbers shown by a pagination: first, last and those next to the current one, with null for gaps. A gap
 * always hides more than one number. Pages count from 1.
 */
export function pageWindow(page: number, lastPage: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}
