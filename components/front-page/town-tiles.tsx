import { townName } from '@/lib/listings/town-name';
import { partOf } from '@/lib/languages/texts';
import { townPictures } from '@/components/front-page/town-pictures';
import { formatNumber } from '@/lib/format/number';
import type { TownOffer } from '@/lib/front-page/front-page-model';
import { findCity } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { listingSectionTexts } from '@/lib/texts/listing-sections';

const texts = partOf(listingSectionTexts, 'towns');

/** The 14 towns, from west to east along the coast, each with what is on offer there and a link to it. */
export function TownTiles({ towns }: { towns: readonly TownOffer[] }) {
  return (
    <section className="page home-towns">
      <header>
        <h2>{texts.title}</h2>
        <a href={route('listing.index')} className="link">
          {texts.all}
        </a>
      </header>
      <ul>
        {towns.map(({ id, count, price }) => (
          <li key={id}>
            <a href={route('listing.index', {}, { listing_city_id: id })}>
              <picture>
                <img src={townPictures[id]} alt="" width={520} height={347} loading="lazy" />
              </picture>
              <strong>{townName(findCity(id)?.name ?? '')}</strong>
              <span className="figures">
                {price === undefined ? texts.none : texts.offer(count, formatNumber(price))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
