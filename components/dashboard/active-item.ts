export interface MenuPlace {
  href: string;
}

/**
 * The menu entry that a path belongs to: the one with the longest URL that equals the path or is a parent of it.
 * `/dashboard/reserverings-aanvragen/7` belongs to the booking requests.
 */
export function activeItem<Item extends MenuPlace>(items: readonly Item[], path: string): Item | undefined {
  return items
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .reduce<Item | undefined>(
      (best, item) => (best === undefined || item.href.length > best.href.length ? item : best),
      undefined,
    );
}
