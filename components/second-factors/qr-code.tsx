'use client';

import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** The accessible name; the code's content is also shown as text. */
  label: string;
  className?: string;
}

/** A QR code rendered as SVG: nothing is fetched, and its content is sent nowhere. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} className="fill-white" />
      <path d={squares.join('')} shapeRendering="crispEdges" className="fill-black" />
    </svg>
  );
}
