import { FavoriteToggle } from '@/components/favorite-heart/favorite-toggle';
import { ListingCardFacts, ListingCardSpecial } from '@/components/listings/listing-card-facts';
import { ListingCardReveal } from '@/components/listings/listing-card-reveal';
import { ListingCardSlider } from '@/components/listings/listing-card-slider';
import { Words } from '@/components/ui/words';
import { formatNumber } from '@/lib/format/number';
import { capitalised } from '@/lib/format/words';
import type { ShownCard } from '@/lib/listings/shown-card';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { ratingText } from '@/lib/reviews/rating-text';
import { propertyTypeTexts } from '@/lib/texts/listings';
import { listingCardTexts as texts } from '@/lib/texts/listing-card';

interface ListingCardProps {
  card: ShownCard;
  /** Among the first in view: its photo is fetched at once. */
  priority?: boolean;
  /** What goes along to the home's page (`carriedStay`). */
  stayQuery?: string;
  /** What the stay that was searched for costs, in words. */
  stay?: string;
}

/** A home in a list (docs/rules/listings.md#card): photos, where, what, from how much. The whole of it is one link. */
export function ListingCard({ card, priority, stay, stayQuery = '' }: ListingCardProps) {
  const { slug, price, property_type: type } = card;
  const name = listingName(card);
  const town = card.city?.name;
  const rating = ratingText(card);
  // What counts is large: the stay that was asked for, or else a night.
  const Night = stay ? 'span' : 'strong';
  // To crawlers a home has one address.
  const link = {
    href: route('listing.show', { slug }) + stayQuery,
    rel: stayQuery === '' ? undefined : 'nofollow',
  };
  return (
    <ListingCardReveal className="home-card">
      <ListingCardSlider
        link={link}
        name={name}
        slug={slug}
        first={card.pictures}
        count={card.picture_count ?? card.pictures.length}
        placeholder={card.picture_placeholder ?? null}
        priority={priority}
      />
      <LicenceRibbon number={card.logiesdecreet} />
      <FavoriteToggle slug={slug} name={name} town={town} />
      <div className="home-card-text">
        <p>
          <Words>
            {[town, type && capitalised(propertyTypeTexts[type])].filter(Boolean).join(texts.between)}
          </Words>
          {rating && <Rating text={rating} />}
        </p>
        <h3>
          <a {...link}>{name}</a>
        </h3>
        <ListingCardFacts card={card} />
        <ListingCardSpecial card={card} />
        <p className="home-card-prices">
          {stay && <strong>{stay}</strong>}
          {typeof price === 'number' && <Night>{texts.price(formatNumber(price))}</Night>}
        </p>
      </div>
    </ListingCardReveal>
  );
}

/** What guests say of it, behind a star. */
function Rating({ text }: { text: string }) {
  return (
    <span className="home-card-rating">
      <span className="sr-only">{` ${texts.rating} `}</span>
      <Words>{text}</Words>
    </span>
  );
}

/** A red ribbon across the corner of the photo. */
function LicenceRibbon({ number }: { number: string }) {
  return (
    <p className="home-card-ribbon">
      <span>
        <span className="sr-only">{`${texts.licence} `}</span>
        <Words>{number}</Words>
      </span>
    </p>
  );
}
