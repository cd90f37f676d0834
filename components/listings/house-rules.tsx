import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** What the landlord asks of guests, in the landlord's own words and lines; nothing where that is nothing. */
export function HouseRules({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <section aria-labelledby="huisregels">
      <h2 id="huisregels">{texts.houseRules}</h2>
      <p className="mt-4 max-w-prose break-words whitespace-pre-line">{text}</p>
    </section>
  );
}
