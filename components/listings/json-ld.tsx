import { scriptSafeJson } from '@/lib/listings/json-ld';

/** A block of structured data; it is data, which no browser runs. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  return <script type="application/ld+json">{scriptSafeJson(data)}</script>;
}
