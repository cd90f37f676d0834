import 'server-only';

import type { SignalDto } from '@/lib/signals/contract';
import { signalFacts } from '@/lib/signals/facts';
import type { SignalKind } from '@/lib/signals/kinds';
import { ACCOUNT_CHANGE_DAYS, ELSEWHERE_DAYS } from '@/lib/signals/limits';
import { formatDay } from '@/lib/format/date';
import { formatEuro, formatRoundEuro } from '@/lib/money/euro';
import { listingTexts } from '@/lib/texts/listings';
import { signalTexts as texts } from '@/lib/texts/signals';
import type { Prisma } from '@/prisma/generated/client';

const person = { id: true, firstName: true, lastName: true, suspendedAt: true } as const;
const home = { id: true, nameHolidayHome: true } as const;

export const signalSelect = {
  id: true,
  kind: true,
  facts: true,
  foundAt: true,
  goneAt: true,
  dismissedAt: true,
  dismissalReason: true,
  user: { select: person },
  otherUser: { select: person },
  listing: { select: home },
  otherListing: { select: home },
  dismissedBy: { select: person },
} as const satisfies Prisma.SignalSelect;

type SignalRow = Prisma.SignalGetPayload<{ select: typeof signalSelect }>;

/** Why it is a signal, from the facts that the job wrote. */
function whyOf(kind: SignalKind, facts: Prisma.JsonValue): string {
  switch (kind) {
    case 'same_photo':
      return texts.samePhoto(signalFacts.same_photo.parse(facts).photos);
    case 'same_iban': {
      const { ending, accounts } = signalFacts.same_iban.parse(facts);
      return texts.sameIban(ending, accounts);
    }
    case 'same_phone': {
      const { ending, accounts } = signalFacts.same_phone.parse(facts);
      return texts.samePhone(ending, accounts);
    }
    case 'low_price': {
      const told = signalFacts.low_price.parse(facts);
      return texts.lowPrice({
        price: formatRoundEuro(told.price),
        median: formatRoundEuro(told.median),
        homes: told.comparable,
        guests: texts.guests(told.guests_from, told.guests_to),
        town: told.town,
      });
    }
    case 'address_elsewhere': {
      const { requests, questions } = signalFacts.address_elsewhere.parse(facts);
      return texts.addressElsewhere(requests, questions, ELSEWHERE_DAYS);
    }
    case 'account_change': {
      const told = signalFacts.account_change.parse(facts);
      return texts.accountChange({
        day: formatDay(told.changed_on),
        ending: told.ending,
        payments: told.payments,
        amount: formatEuro(told.amount_cents),
        days: ACCOUNT_CHANGE_DAYS,
      });
    }
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

export function toSignal(kind: SignalKind, row: SignalRow): SignalDto {
  const { dismissedAt, dismissedBy, dismissalReason } = row;
  return {
    id: row.id,
    kind,
    why: whyOf(kind, row.facts),
    people: [row.user, row.otherUser]
      .filter((one) => one !== null)
      .map((one) => ({ id: one.id, name: nameOf(one), is_suspended: one.suspendedAt !== null })),
    homes: [row.listing, row.otherListing]
      .filter((one) => one !== null)
      .map(({ id, nameHolidayHome }) => ({ id, name: nameHolidayHome ?? listingTexts.nameless })),
    found_at: row.foundAt.toISOString(),
    gone_at: row.goneAt?.toISOString() ?? null,
    dismissal: dismissedAt && {
      at: dismissedAt.toISOString(),
      by: dismissedBy && { id: dismissedBy.id, name: nameOf(dismissedBy) },
      reason: dismissalReason ?? '',
    },
  };
}
