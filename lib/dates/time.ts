/** Times of day: 'hh:mm:ss' in the API and in memory; 'hh:mm' is accepted too. */
import { typedLine } from '@/lib/api/text';

const TIME_SHAPE = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** A time of day, normalised to 'hh:mm:ss'. */
export function timeSchema() {
  return typedLine()
    .min(1, { abort: true })
    .regex(TIME_SHAPE)
    .transform((time) => (time.length === 5 ? `${time}:00` : time));
}
