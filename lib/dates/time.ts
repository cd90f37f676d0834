/** Times of day: 'hh:mm:ss' on the wire and in memory; 'hh:mm' is taken too. */
import { z } from '@/lib/api/zod';

const TIME_SHAPE = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** A time of day; comes out as 'hh:mm:ss'. */
export function timeSchema() {
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .regex(TIME_SHAPE)
    .transform((time) => (time.length === 5 ? `${time}:00` : time));
}
