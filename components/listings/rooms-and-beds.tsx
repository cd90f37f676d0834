import { langOf } from '@/lib/languages/language';
import type { Room } from '@/lib/listings/rooms';
import { bedTexts, listingPageTexts as texts } from '@/lib/texts/listing-page';

/** The rooms of a listing, each with its beds. Nothing when the landlord listed none. */
export function RoomsAndBeds({ rooms }: { rooms: readonly Room[] }) {
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="kamers">
      <h2 id="kamers">{texts.rooms}</h2>
      <ul className="mt-4 grid gap-x-6 gap-y-4 min-[26rem]:@xs:grid-cols-2 md:@lg:grid-cols-3">
        {[...rooms.entries()].map(([place, { name, beds }]) => (
          // Two rooms can have the same name.
          <li key={place}>
            <p lang={langOf('nl')} className="font-semibold break-words text-ci-gray-900">
              {name}
            </p>
            <p className="figures">{beds.map(({ kind, count }) => bedTexts[kind](count)).join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
