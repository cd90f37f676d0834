import { ListingCard } from '@/components/listings/listing-card';
import type { ShownCard } from '@/lib/listings/shown-card';

export interface CardItemProps {
  card: ShownCard;
  /** What the stay that was searched for costs, in words. */
  stay: string | undefined;
  /** What goes along to the home's page (`carriedStay`). */
  stayQuery: string;
  isEager: boolean;
}

/** A home in the list of what a search found. */
export function CardItem({ isEager, ...props }: CardItemProps) {
  return (
    <li>
      <ListingCard {...props} priority={isEager} />
    </li>
  );
}
