import { HeroScene } from '@/components/home/hero-scene';
import { HomeSearchForm } from '@/components/home/home-search-form';
import { homeTexts } from '@/lib/texts/home';

/** The top of the home page: headline over the sea; the search stands half on the sand, half on the page. */
export function HomeHero() {
  return (
    <section className="relative isolate">
      <HeroScene className="absolute inset-x-0 top-0 -z-10 h-[calc(100%-24rem)] w-full sm:h-[calc(100%-13rem)] lg:h-[calc(100%-3.5rem)]" />
      <div className="page flex min-h-[34rem] flex-col pt-10 sm:min-h-[42rem] sm:pt-16">
        <h1 className="max-w-3xl text-[clamp(2rem,1.3rem+3vw,3.5rem)] leading-[1.08] text-ci-blue-900">
          {homeTexts.headline}
        </h1>
        <p className="mt-5 max-w-3xl text-lg text-ci-gray-800 sm:text-xl">{homeTexts.subline}</p>
        <div className="mt-auto pt-64 sm:pt-72">
          <HomeSearchForm />
        </div>
      </div>
    </section>
  );
}
