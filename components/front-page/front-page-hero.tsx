import { FrontPageSearch } from '@/components/front-page/front-page-search';
import narrow from '@/components/front-page/pictures/hero-960.avif';
import wide from '@/components/front-page/pictures/hero-1600.avif';
import type { BarModel } from '@/lib/search/bar-model';
import { frontPageTexts } from '@/lib/texts/front-page';

/** The top of the home page: a headline and the search form over a picture of the beach. */
export function FrontPageHero({ values }: { values: BarModel }) {
  return (
    <section className="home-hero">
      <picture>
        <img
          src={wide.src}
          srcSet={`${narrow.src} 960w, ${wide.src} 1600w`}
          sizes="(min-width: 40rem) 100vw, 150vw"
          alt=""
          width={1600}
          height={1067}
          fetchPriority="high"
        />
      </picture>
      <div className="page">
        <h1>{frontPageTexts.headline}</h1>
        <p>{frontPageTexts.subline}</p>
        <FrontPageSearch values={values} />
      </div>
    </section>
  );
}
