'use client';

import { drawQrCode } from '@/lib/qr-code';

interface QrCodeProps {
  text: string;
  /** The accessible name; the code's content is also shown as text. */
  label: string;
  className?: string;
}

/** A QR code rendered as SVG: nothing is fetched, and its content is sent nowhere. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = drawQrCode(text, 2);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} className="fill-white" />
      <path d={path} shapeRendering="crispEdges" className="fill-black" />
    </svg>
  );
}
