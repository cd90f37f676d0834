import { Photo } from '@/components/listings/photo';
import { translateName } from '@/lib/languages/language';
import type { ListingCover } from '@/lib/listings/cover';
import { townName } from '@/lib/listings/town-name';
import { route } from '@/lib/paths';
import { withCarried } from '@/lib/search/carried-stay';

interface ListingCoverCardProps {
  listing: ListingCover;
  /** The stay asked for, as a query string, which the link carries. */
  query: string;
}

/** The listing being requested: its photo, name and town, linking back to its page. */
export function ListingCoverCard({ listing: { slug, name, town, photo }, query }: ListingCoverCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {photo && (
        <Photo picture={photo} alt="" sizes="7rem" maxWidth={320} className="w-28 shrink-0 rounded-control" />
      )}
      <p className="min-w-0 leading-snug">
        <a
          href={withCarried(route('listing.show', { slug }), query)}
          translate={translateName()}
          className="link block font-semibold"
        >
          {name}
        </a>
        {town && <span className="text-ci-gray-700">{townName(town)}</span>}
      </p>
    </div>
  );
}
