import { partyText } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { partyMisfitTexts as texts } from '@/lib/texts/party-field';

interface PartyMisfitProps {
  /** Why the party cannot stay here. */
  faults: readonly string[];
  party: Party;
  /** The same page without the pets, where they are all that does not fit. */
  withoutPets: string | null;
  /** The search for homes with room for the whole party. */
  elsewhere: string;
}

/** Says which part of the party does not fit, and leaves it to the guest what to do about it. */
export function PartyMisfit({ faults, party, withoutPets, elsewhere }: PartyMisfitProps) {
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <>
      {faults.map((fault) => (
        <p key={fault} className="leading-snug font-semibold text-ci-red-700">
          {fault}
        </p>
      ))}
      <ul className="mt-1">
        {withoutPets !== null && (
          <li>
            <a href={withoutPets} className={link}>
              {texts.withoutPets(party.pets)}
            </a>
          </li>
        )}
        <li>
          <a href={elsewhere} className={link}>
            {texts.elsewhere(partyText(party))}
          </a>
        </li>
      </ul>
    </>
  );
}
