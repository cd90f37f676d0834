import { partOf } from '@/lib/languages/texts';
import { Words } from '@/components/ui/words';
import { listingSectionTexts } from '@/lib/texts/listing-sections';

const texts = partOf(listingSectionTexts, 'reviews');
const stars = [1, 1, 1, 1, 0.6];

interface ReviewsStripProps {
  /** The operator's own words; null for the fixed figures. */
  text: string | null;
}

/** 462 reviews, 4.6 out of 5, or other words. Never in structured data (docs/rules/pages.md#home). */
export function ReviewsStrip({ text }: ReviewsStripProps) {
  return (
    <section className="on-blue bg-ci-blue-dark text-white">
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <h2 className="text-xl text-white">{texts.title}</h2>
        {text === null ? <FixedFigures /> : <p className="min-w-0 text-lg wrap-break-word">{text}</p>}
      </div>
    </section>
  );
}

function FixedFigures() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <span role="img" aria-label={texts.label} className="flex flex-wrap gap-1">
        {stars.map((filled, index) => (
          <Star key={index} id={`star-${index}`} filled={filled} />
        ))}
      </span>
      <p className="figures text-lg">
        <span className="text-3xl font-semibold">{texts.score}</span>
        <Words>{` ${texts.outOf}`}</Words>
      </p>
      <p className="figures text-lg text-ci-blue-mist">{texts.count}</p>
    </div>
  );
}

/** A star filled to the given fraction, 0 to 1. */
function Star({ id, filled }: { id: string; filled: number }) {
  const shape = 'm12 2.6 2.9 5.9 6.5 1-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.500L2.6 9.500l6.5-1z';
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-7">
      <clipPath id={id}>
        <path d={`M0 0h${24 * filled}v24H0z`} />
      </clipPath>
      <path d={shape} className="fill-white/20" />
      <path d={shape} clipPath={`url(#${id})`} className="fill-sand-bright" />
    </svg>
  );
}
