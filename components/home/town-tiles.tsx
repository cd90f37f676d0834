import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { cities } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { homeTexts } from '@/lib/texts/home';

/** The 14 towns, from west to east along the coast, each a way to its homes. */
export function TownTiles() {
  const texts = homeTexts.towns;
  const fromWest = cities.toSorted((a, b) => a.longitude - b.longitude);
  return (
    <section className="page py-16 sm:py-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-xl">
          <h2>{texts.title}</h2>
          <p className="mt-2 text-lg text-ci-gray-700">{texts.text}</p>
        </div>
        <LinkButton href={route('listing.index')} variant="secondary">
          {texts.all}
        </LinkButton>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-7">
        {fromWest.map(({ id, name }, index) => (
          <li key={id}>
            <a
              href={route('listing.index', {}, { listing_city_id: id })}
              className="group relative flex h-36 flex-col overflow-hidden rounded-panel bg-ci-blue-50 no-underline transition-shadow duration-200 hover:shadow-lift"
            >
              <TownScene index={index} />
              <span className="relative mt-auto bg-white/92 px-3 py-2.5 leading-5 font-semibold text-ci-blue-800 group-hover:underline">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sky, sea and sand, with one of five sights in front. */
function TownScene({ index }: { index: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full transition-transform duration-250 ease-out group-hover:scale-105"
    >
      <path d="M0 0h160v120H0z" className={index % 2 === 0 ? 'fill-ci-blue-100' : 'fill-sand'} />
      <circle cx={30 + ((index * 37) % 100)} cy="26" r="9" className="fill-white" />
      <path d="M0 52h160v30H0z" className="fill-ci-blue-300" />
      <path d="M12 60h26M60 66h32M112 58h30" className="stroke-white stroke-2 opacity-60" />
      <path d="M0 80q40-9 80-2t80-5v50H0z" className="fill-sand-deep" />
      {sights[index % sights.length]}
    </svg>
  );
}

const sights: ReactNode[] = [
  <g key="cabins">
    <path d="M96 62h16v24H96zM118 60h18v26h-18z" className="fill-white" />
    <path d="M96 62h4v24h-4zM104 62h4v24h-4zM118 60h5v26h-5zM127 60h5v26h-5z" className="fill-ci-red-600" />
    <path d="m93 63 11-9 11 9zM115 61l12-10 12 10z" className="fill-ci-blue-800" />
  </g>,
  <g key="ship">
    <path d="M40 50h36l-6 9H46z" className="fill-ci-blue-800" />
    <path d="M58 18v29H42c8-7 13-17 16-29z" className="fill-white" />
    <path d="M61 21c8 6 12 15 13 26H61z" className="fill-ci-red-600" />
  </g>,
  <g key="dunes">
    <path d="M70 92c20-26 34-34 48-32s26 12 42 8v30H70z" className="fill-sand" />
    <path
      d="M104 62c-1-8-4-13-8-16m8 16c0-9 2-14 6-19m16 21c-1-8-3-12-7-15m7 15c1-8 4-13 8-15"
      className="fill-none stroke-ci-gray-600 stroke-[1.8] [stroke-linecap:round]"
    />
  </g>,
  <g key="front">
    <path d="M88 34h18v50H88zM108 24h20v60h-20zM130 38h16v46h-16z" className="fill-white" />
    <path
      d="M91 40h12v4H91zm0 9h12v4H91zm0 9h12v4H91zm20-27h14v4h-14zm0 9h14v4h-14zm0 9h14v4h-14zm0 9h14v4h-14zm22-14h10v4h-10zm0 9h10v4h-10zm0 9h10v4h-10z"
      className="fill-ci-blue-400"
    />
    <path d="M84 84h66v3H84z" className="fill-ci-gray-400" />
  </g>,
  <g key="lighthouse">
    <path d="m112 34-5 50h22l-5-50z" className="fill-white" />
    <path d="m110.6 48-1.2 12h17.200l-1.2-12zm-2.6 26-1 10h22l-1-10z" className="fill-ci-red-600" />
    <path d="M110 24h16v10h-16z" className="fill-ci-blue-900" />
    <path d="m108 24 10-8 10 8z" className="fill-ci-red-700" />
  </g>,
];
