import { ReviewPhoto } from '@/components/moderation/review-photo';
import { originalPhotoUrl } from '@/lib/moderation/calls';
import type { OwnListing } from '@/lib/listings/contract';
import { moderationTexts as texts } from '@/lib/texts/moderation';

/** All photos at once, large, each with a link to its original. */
export function ReviewPhotos({ pictures, name }: Pick<OwnListing, 'pictures'> & { name: string }) {
  if (pictures.length === 0) return <p className="text-ci-gray-700">{texts.noPhotos}</p>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <ReviewPhoto {...{ pictures, index, name }} alt={texts.photo(picture.order_number)} />
          <a
            href={originalPhotoUrl(picture.id)}
            download
            aria-label={texts.downloadOf(picture.order_number)}
            className="mt-1 inline-flex min-h-8 items-center link"
          >
            {texts.download}
          </a>
        </li>
      ))}
    </ul>
  );
}
