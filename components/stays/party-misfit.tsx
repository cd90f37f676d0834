import type { DayRange } from '@/lib/dates/range';
import { route } from '@/lib/paths';
import { findPartyFaults, fitsIn, partyParameters, partyText } from '@/lib/stays/party';
import type { House, Party } from '@/lib/stays/party';
import { partyMisfitTexts as texts } from '@/lib/texts/party-field';

interface PartyMisfitProps {
  house: House;
  party: Party;
  /** The days asked for, which the links carry. */
  stay: DayRange | null;
  /** The page on which to go on without the pets, where they are all that does not fit. */
  path: string;
}

/** Says which part of the party does not fit, and leaves it to the guest what to do about it. */
export function PartyMisfit({ house, party, stay, path }: PartyMisfitProps) {
  const link = 'link inline-flex min-h-11 items-center';
  const withoutPets = { ...party, pets: 0 };
  const parametersOf = (of: Party) => ({
    ...(stay && { arrival: stay.start, departure: stay.end }),
    ...partyParameters(of),
  });
  return (
    <>
      {Object.values(findPartyFaults(house, party))
        .flat()
        .map((fault) => (
          <p key={fault} className="leading-snug font-semibold text-ci-red-700">
            {fault}
          </p>
        ))}
      <ul className="mt-1">
        {fitsIn(house, withoutPets) && (
          <li>
            <a href={`${path}?${new URLSearchParams(parametersOf(withoutPets))}`} className={link}>
              {texts.withoutPets(party.pets)}
            </a>
          </li>
        )}
        <li>
          <a href={route('listing.index', {}, parametersOf(party))} className={link}>
            {texts.elsewhere(partyText(party))}
          </a>
        </li>
      </ul>
    </>
  );
}
