import { townName } from '@/lib/listings/town-name';
import { FavoriteToggle } from '@/components/favorite-heart/favorite-toggle';
import { ListingCardFacts, ListingCardSpecial } from '@/components/listings/listing-card-facts';
import { ListingCardReveal } from '@/components/listings/listing-card-reveal';
import { ListingCardSlider } from '@/components/listings/listing-card-slider';
import { Words } from '@/components/ui/words';
import { formatNumber } from '@/lib/format/number';
import { capitalised } from '@/lib/format/words';
import { translateName } from '@/lib/languages/language';
import type { ShownCard } from '@/lib/listings/shown-card';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { ratingText } from '@/lib/reviews/rating-text';
import { propertyTypeTexts } from '@/lib/texts/listings';
import { listingCardTexts as texts } from '@/lib/texts/listing-card';

interface ListingCardProps {
  card: ShownCard;
  /** Whether it is among the first cards in view: then its photo loads eagerly. */
  priority?: boolean;
  /** The query string added to the link to the listing's page (`carriedStay`). */
  stayQuery?: string;
  /** The price of the stay searched for, in words. */
  stay?: string;
}

/** A listing in a list (docs/rules/listings.md#card): photos, place, type and price. The whole card is one link. */
export function ListingCard({ card, priority, stay, stayQuery = '' }: ListingCardProps) {
  const { slug, price, property_type: type } = card;
  const name = listingName(card);
  const town = card.city ? townName(card.city.name) : undefined;
  const rating = ratingText(card);
  // The main amount is large: the price of the stay, or else the price per night.
  const Night = stay ? 'span' : 'strong';
  // Crawlers should only follow one URL per listing.
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
          <a {...link} translate={translateName()}>
            {name}
          </a>
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

/** The guests' rating, after a star. */
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
        <Words translate={translateName()}>{number}</Words>
      </span>
    </p>
  );
}
