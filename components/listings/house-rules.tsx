import { OwnersText } from '@/components/listings/owners-text';
import { langOf } from '@/lib/languages/language';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** The landlord's house rules with line breaks as typed; nothing when there are none. */
export function HouseRules({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <section aria-labelledby="huisregels">
      <h2 id="huisregels">{texts.houseRules}</h2>
      <OwnersText />
      <p lang={langOf('nl')} className="mt-4 max-w-prose break-words whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}
