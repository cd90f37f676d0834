import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { townName } from '@/lib/listings/town-name';
import type { DrawingColor, DrawingLayer, Label } from '@/lib/map/coast';
import { LABEL_OFFSET, landColor } from '@/lib/map/coast';
import { drawingIn } from '@/lib/map/drawing';
import type { Frame } from '@/lib/map/drawing';
import type { MapView, Pixel } from '@/lib/geometry/mercator';

interface CoastDrawingProps {
  view: MapView;
  frame: Frame;
  /** A description of what it shows. */
  label: string;
  /** On narrow screens the coast is drawn at half the size, one zoom level further out. */
  isHalvedWhenNarrow?: boolean;
  /** Names and listings, positioned in pixels from the centre. */
  children: Elements;
}

const fills: Record<DrawingColor, string> = {
  sand: 'fill-sand',
  'sand-deep': 'fill-sand-deep',
  surface: 'fill-surface',
  'ci-blue-100': 'fill-ci-blue-100',
  'ci-blue-200': 'fill-ci-blue-200',
  'ci-gray-50': 'fill-ci-gray-50',
  'ci-gray-200': 'fill-ci-gray-200',
  'ci-gray-300': 'fill-ci-gray-300',
  'ci-gray-400': 'fill-ci-gray-400',
};
const strokes: Record<DrawingColor, string> = {
  sand: 'stroke-sand',
  'sand-deep': 'stroke-sand-deep',
  surface: 'stroke-surface',
  'ci-blue-100': 'stroke-ci-blue-100',
  'ci-blue-200': 'stroke-ci-blue-200',
  'ci-gray-50': 'stroke-ci-gray-50',
  'ci-gray-200': 'stroke-ci-gray-200',
  'ci-gray-300': 'stroke-ci-gray-300',
  'ci-gray-400': 'stroke-ci-gray-400',
};

/** A map of the coast as SVG in the page's HTML: no request and no script needed. */
export function CoastDrawing({ view, frame, label, isHalvedWhenNarrow, children }: CoastDrawingProps) {
  const { width, height } = frame;
  const box = `${-width / 2} ${-height / 2} ${width} ${height}`;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={box}
      className="absolute top-1/2 left-1/2 max-w-none -translate-x-1/2 -translate-y-1/2"
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} className={fills[landColor]} />
      <g className={isHalvedWhenNarrow ? 'max-md:scale-50' : undefined}>
        {drawingIn(view, frame).map(({ layer, d }) => (
          <path key={layer.id} d={d} {...strokeOf(layer)} />
        ))}
      </g>
      {children}
    </svg>
  );
}

function strokeOf(layer: DrawingLayer) {
  if (layer.kind === 'area') return { className: fills[layer.color] };
  return {
    className: cn('fill-none [vector-effect:non-scaling-stroke]', strokes[layer.color]),
    strokeWidth: layer.width,
    strokeLinejoin: 'round' as const,
    strokeDasharray: layer.dashed ? '4 3' : undefined,
  };
}

/** Half the width of the drawing on the narrowest phone, and the width of a letter, in pixels. */
const NARROW_HALF = 170;
const LETTER = 7.2;

/** Whether the name would be cut off there. */
function isCutWhenNarrow({ name, atSea, x }: Label & Pixel): boolean {
  const reach = atSea
    ? -(x + LABEL_OFFSET.x) + name.length * LETTER
    : Math.abs(x) + (name.length * LETTER) / 2;
  return reach > NARROW_HALF;
}

/** The names of towns: over the sea beside them, where listings do not cover them. */
export function DrawnLabels({ labels }: { labels: readonly (Label & Pixel)[] }) {
  return labels.map((label) => {
    const { atSea, x, y } = label;
    const name = townName(label.name);
    return (
      <text
        key={name}
        x={Math.round(x) + (atSea ? LABEL_OFFSET.x : 0)}
        y={Math.round(y) + (atSea ? LABEL_OFFSET.y : 0)}
        dy="0.35em"
        className={cn(
          'map-name',
          !atSea && 'map-name-inland',
          isCutWhenNarrow({ ...label, name }) && 'max-[30rem]:hidden',
        )}
      >
        {name}
      </text>
    );
  });
}
