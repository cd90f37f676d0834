import 'server-only';

/**
 * Prisma returns `time` columns as a Date in UTC on 1 January 1970. Only these two functions make or read such a Date;
 * `date` columns go through `dayToUtcDate` and `utcDateToDay` of lib/dates/day.
 */
export function columnOfTime(time: string): Date {
  return new Date(`1970-01-01T${time.length === 5 ? `${time}:00` : time}.000Z`);
}

/** 'hh:mm:ss' */
export function timeOfColumn(column: Date): string {
  return column.toISOString().slice(11, 19);
}
