/**
 * The file name of a listing's downloaded calendar, with the listing id and the download time in UTC:
 * '7-20270704T101500.ics'.
 */
export function calendarFileName(listingId: number, fetchedAt: Date): string {
  const timestamp = fetchedAt.toISOString().slice(0, 19).replace(/[-:]/g, '');
  return `${listingId}-${timestamp}.ics`;
}
