interface Answered<Listing> {
  data: { data: readonly Listing[] } | undefined;
  /** Milliseconds since 1970. */
  dataUpdatedAt: number;
}

/**
 * What a section shows. A listing that went over to the other section stands in both answers until both are new: the
 * newer one counts.
 */
export function shownListings<Listing extends { id: number }>(
  list: Answered<Listing>,
  other: Answered<Listing>,
): Listing[] {
  const isOlder = other.dataUpdatedAt > list.dataUpdatedAt;
  const elsewhere = new Set(isOlder ? other.data?.data.map(({ id }) => id) : []);
  return list.data?.data.filter(({ id }) => !elsewhere.has(id)) ?? [];
}
