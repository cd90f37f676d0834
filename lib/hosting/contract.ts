/** API contract for hosts, who receive the guests of another's home (docs/rules/hosts.md). No answer has amounts. */
import { dataOf } from '@/lib/api/envelope';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { languages } from '@/lib/languages/language';
import { MAX_ARRIVAL_INFO } from '@/lib/listings/form-limits';

export const hostedStayDto = z.object({
  id: z.int(),
  code: z.string(),
  /** A manual booking, which hosts may change. */
  manual: z.boolean(),
  listing: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  /** Empty once the guest's data were removed. */
  name: z.string(),
  phone_number: z.string().nullable(),
  /** The guest's language. */
  locale: z.enum(languages),
  start_date: daySchema(),
  end_date: daySchema(),
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_babies: z.int(),
  number_of_pets: z.int(),
  /** 'hh:mm:ss' of the stay, else of the home. */
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  has_arrival_info: z.boolean(),
  /** Whether the guest can be written to. */
  has_guest_page: z.boolean(),
  /** Whether the guest wrote last. */
  to_answer: z.boolean(),
});
export type HostedStay = z.infer<typeof hostedStayDto>;

/** GET /api/user/hosting: by arrival. */
export const hostedStaysAnswer = dataOf(z.array(hostedStayDto));
export const hostedStayAnswer = dataOf(hostedStayDto);

/** GET, PUT /api/listings/{id}/arrival-info. */
export const arrivalInfoInput = z.object({ arrival_info: optionalText(MAX_ARRIVAL_INFO) });
export type ArrivalInfoInput = z.output<typeof arrivalInfoInput>;
export const arrivalInfoAnswer = dataOf(z.object({ arrival_info: z.string().nullable() }));
