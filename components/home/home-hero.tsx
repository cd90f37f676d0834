import { HomeSearch } from '@/components/home/home-search';
import narrow from '@/components/home/pictures/hero-960.avif';
import wide from '@/components/home/pictures/hero-1600.avif';
import type { BarModel } from '@/lib/search/bar-model';
import { homeTexts } from '@/lib/texts/home';

/** The top of the home page: a headline and the search form over a picture of the beach. */
export function HomeHero({ values }: { values: BarModel }) {
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
        <h1>{homeTexts.headline}</h1>
        <p>{homeTexts.subline}</p>
        <HomeSearch values={values} />
      </div>
    </section>
  );
}
