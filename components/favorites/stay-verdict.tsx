import { NearestList } from '@/components/stays/nearest-list';
import { PartyMisfit } from '@/components/stays/party-misfit';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import { suits } from '@/lib/favorites/asked';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { route } from '@/lib/paths';
import { partyIn } from '@/lib/search/carried-range';
import type { House } from '@/lib/stays/party';
import { favoritesCompareTexts as texts } from '@/lib/texts/favorites-compare';

/** A home with the stay asked for and the server's answer. */
export interface JudgedHome {
  slug: string;
  house: House;
  asked: AskedOfFavorites;
  answer: ShownAnswer | null;
}

/** Why the stay asked for cannot be booked in this home, and what can be done about it; nothing if it can. */
export function StayVerdict({ slug, house, asked, answer }: JudgedHome) {
  const path = route('listing.show', { slug });
  if (!suits(asked, house)) {
    const party = partyIn(asked.query, house);
    return <PartyMisfit {...{ house, party, path }} stay={asked.stay} />;
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
          <NearestList stays={nearest} path={path} query={asked.query} />
        </>
      )}
    </>
  );
}
