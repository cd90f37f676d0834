'use client';

import { useId, useState } from 'react';
import { DayInput } from '@/components/forms/day-input';
import { FieldFrame } from '@/components/forms/field-frame';
import { DepositLine, PriceLines } from '@/components/stays/price-lines';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Words } from '@/components/ui/words';
import { isDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { stayFaultText } from '@/lib/stays/fault-text';
import { firstStay } from '@/lib/stays/first-stay';
import { findStayFault } from '@/lib/stays/judge';
import { quoteStay } from '@/lib/stays/quote';
import { priceText } from '@/lib/stays/quote-text';
import type { PriceText } from '@/lib/stays/quote-text';
import { findPartyFaults, partyBounds } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';
import { stayTesterTexts as texts } from '@/lib/texts/stay-prices';

/** The number that can be chosen of each when the listing sets no limit. */
const MOST_PETS = 4;

const counts = (from: number, to: number) =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);

/** Tests with what is on screen whether a stay can be requested, and what a guest would pay. */
export function StayTester({ terms }: { terms: StayTerms }) {
  const id = useId();
  const [days, setDays] = useState(() => {
    const first = firstStay(terms);
    return { from: first?.start ?? '', to: first?.end ?? '' };
  });
  const [party, setParty] = useState<Party>({
    adults: Math.min(2, terms.max_capacity),
    children: 0,
    babies: 0,
    pets: 0,
  });
  const most = terms.max_capacity;
  // One more than the maximum, so that the rejection can be seen.
  const guests = [
    ['adults', texts.adults, counts(1, most + 1)],
    ['children', texts.children, counts(0, most)],
    ['babies', texts.babies, counts(0, partyBounds.babies.max)],
    ['pets', texts.pets, counts(0, MOST_PETS)],
  ] as const;
  return (
    <Card tone="blue">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p className="mt-1 text-ci-gray-700">{texts.intro}</p>
        <div className="mt-4 grid gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          {(['from', 'to'] as const).map((end) => {
            const day = days[end];
            return (
              <FieldFrame
                key={end}
                id={`${id}-${end}`}
                label={end === 'from' ? texts.arrival : texts.departure}
                after={<p className="min-h-6 text-ci-gray-700">{isDay(day) && formatShortDay(day)}</p>}
              >
                <DayInput
                  id={`${id}-${end}`}
                  value={day}
                  onChange={(next) => setDays({ ...days, [end]: next })}
                  className="px-2.5"
                />
              </FieldFrame>
            );
          })}
        </div>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {guests.map(([who, label, numbers]) => (
            <FieldFrame key={who} id={`${id}-${who}`} label={<span className="font-normal">{label}</span>}>
              <select
                id={`${id}-${who}`}
                value={party[who]}
                onChange={({ target }) => setParty({ ...party, [who]: Number(target.value) })}
                className="control control-select figures pl-2.5"
              >
                {numbers.map((number) => (
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
              </select>
            </FieldFrame>
          ))}
        </div>
        <div role="status" className="mt-5">
          <Outcome terms={terms} days={days} party={party} />
        </div>
      </section>
    </Card>
  );
}

interface OutcomeProps {
  terms: StayTerms;
  days: { from: string; to: string };
  party: Party;
}

function Outcome({ terms, days: { from, to }, party }: OutcomeProps) {
  if (!isDay(from) || !isDay(to)) return <p className="text-ci-gray-700">{texts.choose}</p>;
  const stay = { start: from, end: to };
  const fault = findStayFault(terms, stay);
  const refusals = [
    ...(fault ? [stayFaultText(fault)] : []),
    ...Object.values(findPartyFaults(terms, party)).flat(),
  ];
  return (
    <>
      {refusals.length > 0 && (
        <Alert tone="warning" title={texts.refused} className="mb-4">
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Alert>
      )}
      {to > from && (
        <>
          {refusals.length > 0 && <p className="mb-1 text-ci-gray-700">{texts.anyway}</p>}
          <TestedPrice price={priceText(quoteStay(terms, { stay, party }))} />
        </>
      )}
    </>
  );
}

/** The price for a guest: total, breakdown, optional extras and deposit. */
function TestedPrice({ price }: { price: PriceText }) {
  return (
    <>
      <p className="figures mb-3 text-ci-gray-800">
        <strong className="text-2xl text-ci-gray-900">{price.total}</strong>
        <Words>{` ${price.totalFor}`}</Words>
      </p>
      <PriceLines price={price} withChoices />
      <DepositLine price={price} toLandlord />
    </>
  );
}
