import { Link } from '@/components/ui/link';
import { daysInWords } from '@/components/booking-requests/booking-request-facts';
import { partyText } from '@/lib/booking-requests/party';
import { TodaySection } from '@/components/today/today-section';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { todayTexts as texts } from '@/lib/texts/today';

/** Requests with an offer that the guest has not answered: nothing for the landlord to do. */
export function OfferedPart({ requests }: { requests: readonly BookingRequestDto[] }) {
  return (
    <TodaySection title={texts.offeredTitle}>
      <ul className="divide-y divide-ci-gray-200 overflow-hidden rounded-panel border border-ci-gray-200 bg-surface">
        {requests.map((request) => (
          <li
            key={request.id}
            className="relative px-4 py-3 transition-colors duration-150 hover:bg-ci-blue-50"
          >
            <p>
              <Link
                href={route('dashboard.booking-request.show', { id: request.id })}
                className="font-semibold wrap-anywhere text-ci-gray-900 after:absolute after:inset-0 hover:text-ci-blue-700"
              >
                {request.name}
              </Link>
            </p>
            <p className="figures text-ci-gray-700">{`${request.listing.name} · ${partyText(request)}`}</p>
            {request.offer && (
              <p className="figures text-ci-gray-700">
                {texts.offered(daysInWords(request.offer), formatEuro(request.offer.total_cents))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </TodaySection>
  );
}
