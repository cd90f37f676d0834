import { Stars } from '@/components/reviews/mean-rating';
import type { Elements } from '@/components/ui/elements';
import { langOf, translateName } from '@/lib/languages/language';
import type { PublicReview } from '@/lib/reviews/contract';
import { deedTexts } from '@/lib/texts/deeds';
import { reviewTexts as texts } from '@/lib/texts/reviews';

interface ReviewTextProps {
  review: PublicReview;
  /** The date as text. */
  when: string;
  /** The landlord's first name. */
  landlord: string;
  /** Shown beside the name. */
  children?: Elements;
}

/** A guest's review as written, with the landlord's answer. */
export function ReviewText({ review, when, landlord, children }: ReviewTextProps) {
  const { name_shown: name, locale = 'nl', rating, body, reply } = review;
  return (
    <article className="max-w-prose">
      <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 translate={translateName()} className="text-base break-words">
          {name}
        </h3>
        <span className="text-ci-gray-900">
          <Stars mean={rating} />
        </span>
        <span className="text-ci-gray-600">{when}</span>
        {children}
      </div>
      <p lang={langOf(locale)} className="mt-1 break-words whitespace-pre-line">
        {body}
      </p>
      {reply && (
        <div className="mt-3 border-l-2 border-ci-gray-200 pl-4">
          <p className="font-semibold text-ci-gray-900">
            {texts.reply(deedTexts.doer(landlord, reply.by_admin))}
          </p>
          <p lang={langOf('nl')} className="break-words whitespace-pre-line">
            {reply.body}
          </p>
        </div>
      )}
    </article>
  );
}
