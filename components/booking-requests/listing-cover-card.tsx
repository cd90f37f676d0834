import { Photo } from '@/components/listings/photo';
import type { ListingCover } from '@/lib/listings/cover';
import { route } from '@/lib/paths';

/** The listing being requested: its photo, name and town, linking back to its page. */
export function ListingCoverCard({ listing: { slug, name, town, photo } }: { listing: ListingCover }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {photo && (
        <Photo picture={photo} alt="" sizes="7rem" maxWidth={320} className="w-28 shrink-0 rounded-control" />
      )}
      <p className="min-w-0 leading-snug">
        <a href={route('listing.show', { slug })} className="link block font-semibold">
          {name}
        </a>
        {town && <span className="text-ci-gray-700">{town}</span>}
      </p>
    </div>
  );
}
