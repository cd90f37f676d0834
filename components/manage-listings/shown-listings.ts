interface Answered<Listing> {
  data: { data: readonly Listing[] } | undefined;
  /** Milliseconds since 1970. */
  dataUpdatedAt: number;
}

/**
 * The listings a section shows. A listing that moved to the other section is in both answers until both have been
 * refetched: the newer answer wins.
 */
export function shownListings<Listing extends { id: number }>(
  list: Answered<Listing>,
  other: Answered<Listing>,
): Listing[] {
  const isOlder = other.dataUpdatedAt > list.dataUpdatedAt;
  const elsewhere = new Set(isOlder ? other.data?.data.map(({ id }) => id) : []);
  return list.data?.data.filter(({ id }) => !elsewhere.has(id)) ?? [];
}
