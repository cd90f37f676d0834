import { PartyMisfit } from '@/components/stays/party-misfit';
import type { StayAnswer } from '@/components/stays/use-stay-quote';
import { formatDays } from '@/lib/format/date';
import { faultsIn, partyIn } from '@/lib/favorites/asked';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { route } from '@/lib/paths';
import { carriedQuery } from '@/lib/search/carried-range';
import { fitsIn, partyParameters } from '@/lib/stays/party';
import type { House } from '@/lib/stays/party';
import { favoritesCompareTexts as texts } from '@/lib/texts/favorites-compare';

/** A home with what is asked of it. */
export interface JudgedHome {
  slug: string;
  house: House;
  asked: AskedOfFavorites;
  answer: StayAnswer | null;
}

/** Why the stay that is asked for cannot be had in this home, and what can be done; nothing if it can. */
export function StayVerdict({ slug, house, asked, answer }: JudgedHome) {
  const faults = faultsIn(asked, house);
  if (faults.length > 0) {
    const party = partyIn(asked.query, house);
    const days = asked.stay && { arrival: asked.stay.start, departure: asked.stay.end };
    const calm = { ...party, pets: 0 };
    return (
      <PartyMisfit
        faults={faults}
        party={party}
        withoutPets={
          fitsIn(house, calm) ? route('listing.show', { slug }, { ...days, ...partyParameters(calm) }) : null
        }
        elsewhere={route('listing.index', {}, { ...days, ...partyParameters(party) })}
      />
    );
  }
  if (!answer || 'quote' in answer) return null;
  if ('failure' in answer) return <p className="leading-snug">{answer.failure}</p>;
  const { refusal, nearest = [] } = answer;
  return (
    <>
      <p className="leading-snug font-semibold text-ci-red-700">{refusal}</p>
      {nearest.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ci-gray-700">{texts.nearest}</p>
          <ul className="figures">
            {nearest.map(({ start, end }) => (
              <li key={start}>
                <a
                  href={`${route('listing.show', { slug })}?${withDays(asked.query, start, end)}`}
                  rel="nofollow"
                  className="link inline-flex min-h-11 items-center"
                >
                  {formatDays(start, end)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function withDays(query: string, arrival: string, departure: string): string {
  const given = new URLSearchParams(query);
  given.set('arrival', arrival);
  given.set('departure', departure);
  return carriedQuery((name) => given.get(name));
}
