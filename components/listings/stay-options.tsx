import { formatTime } from '@/lib/format/date';
import { nightCountText } from '@/lib/format/count';
import { setRentalPeriods } from '@/lib/listings/kinds';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { rentalPeriodTexts } from '@/lib/texts/listings';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** The allowed stay lengths (docs/rules/stays.md#allowed-stays). */
export function StayOptions({ listing }: { listing: ListingPageModel }) {
  const { min_stay, max_stay, max_days_reservation_advance: advance } = listing;
  const limits = [
    min_stay !== null && texts.minStay(nightCountText(min_stay)),
    max_stay !== null && texts.maxStay(nightCountText(max_stay)),
    advance !== null && texts.advance(advance),
  ].filter((line) => line !== false);
  return (
    <section aria-labelledby="verblijfsduur">
      <h2 id="verblijfsduur">{texts.periods}</h2>
      <p className="mt-3">{texts.periodsIntro}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {setRentalPeriods(listing).map((period) => (
          <li key={period} className="rounded-full bg-ci-blue-50 px-4 py-1.5 text-ci-blue-800">
            {rentalPeriodTexts[period]}
          </li>
        ))}
      </ul>
      <ul className="figures mt-4 space-y-1 text-ci-gray-700">
        {limits.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Check-in and check-out times, shown only if both are known. */
export function CheckTimes({ listing: { check_in, check_out } }: { listing: ListingPageModel }) {
  if (check_in === null || check_out === null) return null;
  const rows = [
    [texts.checkIn, check_in],
    [texts.checkOut, check_out],
  ] as const;
  return (
    <section aria-label={texts.times}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4 rounded-panel bg-sand p-5 sm:p-6">
        {rows.map(([term, time]) => (
          <div key={term}>
            <dt className="text-ci-gray-700">{term}</dt>
            <dd className="figures mt-1 text-xl font-semibold text-ci-gray-900">{formatTime(time)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
