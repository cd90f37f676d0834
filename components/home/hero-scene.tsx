/** A bright morning at the sea: sky, water, breakwater, sand and a row of beach cabins. Decoration. */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 1600 760" preserveAspectRatio="xMaxYMax slice" className={className}>
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-ci-blue-100)]" />
          <stop offset="0.55" className="[stop-color:var(--color-ci-blue-50)]" />
          <stop offset="0.62" className="[stop-color:var(--color-sand)]" />
        </linearGradient>
        <linearGradient id="hero-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-ci-blue-300)]" />
          <stop offset="1" className="[stop-color:var(--color-ci-blue-200)]" />
        </linearGradient>
      </defs>
      <path d="M0 0h1600v760H0z" fill="url(#hero-sky)" />
      <circle cx="1180" cy="372" r="74" className="fill-white opacity-70" />
      <Gulls />
      <path d="M0 448h1600v160H0z" fill="url(#hero-sea)" />
      <Ship />
      <path
        d="M0 486h420M560 474h300M980 492h240M1300 470h240M140 516h260M700 520h340M1180 528h220"
        className="stroke-white stroke-[2.5] opacity-60"
      />
      <path
        d="M0 566c140-22 300-8 460-14s330-30 520-18 420 2 620-16v250H0z"
        className="fill-ci-blue-100 opacity-80"
      />
      <path d="M0 582c160-18 320-2 480-10s330-28 520-16 400 6 600-12v220H0z" className="fill-sand" />
      <path d="M0 650c220-34 480-8 760-22s560-44 840-22v160H0z" className="fill-sand-deep opacity-70" />
      <Breakwater />
      {cabins.map(([x, y, size, tone]) => (
        <Cabin key={x} x={x} y={y} size={size} tone={tone} />
      ))}
    </svg>
  );
}

type Tone = 'red' | 'blue' | 'sand';

const cabins: [x: number, y: number, size: number, tone: Tone][] = [
  [1012, 520, 0.82, 'blue'],
  [1112, 514, 0.88, 'red'],
  [1220, 508, 0.94, 'sand'],
  [1336, 500, 1, 'blue'],
  [1460, 492, 1.08, 'red'],
];

const stripes: Record<Tone, string> = {
  red: 'fill-ci-red-600',
  blue: 'fill-ci-blue-600',
  sand: 'fill-sand-deep',
};

const roofs: Record<Tone, string> = {
  red: 'fill-ci-red-700',
  blue: 'fill-ci-blue-800',
  sand: 'fill-ci-gray-600',
};

interface CabinProps {
  x: number;
  y: number;
  size: number;
  tone: Tone;
}

function Cabin({ x, y, size, tone }: CabinProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="44" cy="124" rx="62" ry="8" className="fill-ci-gray-500 opacity-25" />
      <path d="M8 34h72v88H8z" className="fill-white" />
      <path d="M8 34h12v88H8zM32 34h12v88H32zM56 34h12v88H56z" className={stripes[tone]} />
      <path d="M80 34h10v82l-10 6z" className="fill-ci-gray-300" />
      <path d="M28 62h32v60H28z" className="fill-ci-blue-900" />
      <path d="M44 62v60" className="stroke-ci-blue-700 stroke-2" />
      <path d="M-2 38 44 0l46 34-6 6-40-29L4 44z" className={roofs[tone]} />
    </g>
  );
}

function Breakwater() {
  const piles = Array.from({ length: 13 }, (_, index) => index);
  return (
    <g className="fill-ci-gray-700">
      {piles.map((index) => (
        <rect
          key={index}
          x={560 + index * 26}
          y={606 - index * 6.5}
          width={9 - index * 0.3}
          height={46 - index * 2.6}
          rx="3"
          className="opacity-70"
        />
      ))}
    </g>
  );
}

function Ship() {
  return (
    <g transform="translate(720 404)">
      <path d="M0 34h96l-12 18H12z" className="fill-ci-blue-800" />
      <path d="M46-40v66H8C26 10 40-12 46-40z" className="fill-white" />
      <path d="M52-34c20 14 32 36 34 60H52z" className="fill-ci-red-500" />
    </g>
  );
}

function Gulls() {
  return (
    <path
      d="M1330 190q16-18 28 0 14-18 30-2M1440 248q12-13 21 0 11-13 23-1M1250 262q10-11 18 0 9-11 19-1"
      className="hidden fill-none stroke-ci-gray-600 stroke-3 opacity-70 [stroke-linecap:round] lg:block"
    />
  );
}
