import type { ReactNode } from 'react';
import { ReviewText } from '@/components/reviews/review-text';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Elements } from '@/components/ui/elements';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import type { OwnReview } from '@/lib/reviews/contract';
import { reviewFigures } from '@/lib/reviews/figures';
import { reviewFigureTexts, reviewTexts } from '@/lib/texts/reviews';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';

interface DeskReviewProps {
  review: OwnReview;
  /** The landlord who answers, as named to the reader. */
  landlord: string;
  /** Shown below the listing's name. */
  about?: Elements;
  /** The actions on it. */
  children: ReactNode;
}

/** A review in the dashboard: the listing, the rating, the text, the answer and its moderation state. */
export function DeskReview({ review, landlord, about, children }: DeskReviewProps) {
  const { listing, hidden, report, read_at: readAt } = review;
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-xl break-words">
          <a href={route('listing.show', { slug: listing.slug })} className="link">
            {listing.name}
          </a>
        </h2>
        {about}
      </div>
      <ReviewText review={review} when={formatMomentDay(review.created_at)} landlord={landlord}>
        {readAt === null && <Badge tone="solid-blue">{texts.unread}</Badge>}
        {hidden && <Badge>{texts.hidden}</Badge>}
        {report && <Badge tone="red">{texts.reported}</Badge>}
      </ReviewText>
      <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-ci-gray-700">
        {reviewFigures.map((figure) => (
          <li key={figure}>{`${reviewFigureTexts[figure]} ${reviewTexts.outOf(String(review[figure]))}`}</li>
        ))}
      </ul>
      {hidden && (
        <Told title={texts.hiddenBecause(formatMomentDay(hidden.created_at))} text={hidden.reason} />
      )}
      {report && (
        <Told title={texts.reportedBecause(formatMomentDay(report.created_at))} text={report.reason} />
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <Alert title={title}>
      <p className="break-words whitespace-pre-line">{text}</p>
    </Alert>
  );
}
