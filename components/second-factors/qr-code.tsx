'use client';

import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Describes it to people who cannot see it; its content stands beside it as text. */
  label: string;
  className?: string;
}

/** A QR code drawn in the page: no picture is fetched, and its content goes nowhere. */
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
