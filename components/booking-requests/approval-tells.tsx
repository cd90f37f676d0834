import { Link } from '@/components/ui/link';
import { Fragment } from 'react';
import { Words } from '@/components/ui/words';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { waitsForGuest } from '@/lib/booking-requests/lifecycle';
import { todayIn } from '@/lib/dates/day';
import { allWords } from '@/lib/format/words';
import { route } from '@/lib/desk-paths';
import { toField } from '@/lib/paths';
import { wayInTexts } from '@/lib/texts/way-in';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

/** What the approval mail tells the guest, and what it would tell if the landlord filled it in. */
export function ApprovalTells({ request }: { request: BookingRequestDto }) {
  const { listing } = request;
  const form = route('listing.edit', { slug: listing.slug });
  const { has_arrival_info: hasInfo, arrival_info_release: release } = listing;
  /** When the guest is told how to get in, if that is not, or may not be, in the approval mail. */
  const later = hasInfo && release !== 'approved' ? wayInTexts.approveLater[release ?? 'unset'] : null;
  const parts = [
    {
      word: texts.told.phone,
      isKnown: listing.has_phone,
      href: toField(route('dashboard.profile'), 'phone_number'),
    },
    // Whether to share a hidden address is asked further down.
    ...(listing.display_home_address
      ? [{ word: texts.told.address, isKnown: listing.has_address, href: toField(form, 'logiesdecreet') }]
      : []),
    ...(later === null
      ? [
          {
            word: texts.told.arrivalInfo,
            isKnown: listing.has_arrival_info,
            href: toField(form, 'arrival_info'),
          },
        ]
      : []),
  ];
  const known = parts.filter(({ isKnown }) => isKnown).map(({ word }) => word);
  const lacking = parts.filter(({ isKnown }) => !isKnown);
  return (
    <>
      <Words>{texts.approveText(allWords([...texts.told.always, ...known]))}</Words>
      {later !== null && <span>{` ${later}`}</span>}
      {waitsForGuest(request, todayIn()) && <span>{` ${texts.approveEndsOffer}`}</span>}
      {lacking.length > 0 && (
        <span className="mt-2 block">
          {texts.approveLacks}{' '}
          {lacking.map(({ word, href }, index) => (
            <Fragment key={word}>
              {index > 0 && <span>, </span>}
              <Link href={href} className="link">
                {word}
              </Link>
            </Fragment>
          ))}
          <span>.</span>
        </span>
      )}
    </>
  );
}
