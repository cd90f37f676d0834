/** '7-20270704T101500.ics': a listing's calendar as a file, named with its id and when it was fetched, in UTC. */
export function calendarFileName(listingId: number, fetchedAt: Date): string {
  const timestamp = fetchedAt.toISOString().slice(0, 19).replace(/[-:]/g, '');
  return `${listingId}-${timestamp}.ics`;
}
