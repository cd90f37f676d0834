import { scriptSafeJson } from '@/lib/listings/json-ld';

/** A block of structured data; browsers do not execute it. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json">{scriptSafeJson(data)}</script>;
}
