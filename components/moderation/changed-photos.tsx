import { ReviewPhoto } from '@/components/moderation/review-photo';
import type { ChangedListing } from '@/lib/moderation/contract';
import { moderationTexts as texts } from '@/lib/texts/moderation';

/** The added photos, and a placeholder for each removed one, which is not kept. */
export function ChangedPhotos({ added, removed, name }: ChangedListing['photos'] & { name: string }) {
  if (added.length + removed === 0) return null;
  return (
    <section>
      <h3 className="mb-3 text-lg">{texts.changedPhotosTitle}</h3>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {added.map((picture, index) => (
          <li key={picture.id}>
            <ReviewPhoto {...{ pictures: added, index, name }} alt={texts.newPhoto(picture.order_number)} />
          </li>
        ))}
        {Array.from({ length: removed }, (_, n) => (
          <li
            key={n}
            className="flex aspect-3/2 items-center justify-center rounded-control border border-dashed border-ci-gray-400 bg-ci-gray-50 text-ci-gray-700"
          >
            {texts.photoRemoved}
          </li>
        ))}
      </ul>
    </section>
  );
}
