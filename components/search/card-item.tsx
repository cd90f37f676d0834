import { ListingCard } from '@/components/listings/listing-card';
import type { ShownCard } from '@/lib/listings/shown-card';

export interface CardItemProps {
  card: ShownCard;
  /** The price of the stay searched for, in words. */
  stay: string | undefined;
  /** The query string added to the link to the listing's page (`carriedStay`). */
  stayQuery: string;
  isEager: boolean;
}

/** A listing in a list of search results. */
export function CardItem({ isEager, ...props }: CardItemProps) {
  return (
    <li>
      <ListingCard {...props} priority={isEager} />
    </li>
  );
}
