import type { ReactElement } from 'react';
import { Scene, storm, wave } from '@/components/ui/scene';

export type DrawingName = 'beach' | 'horizon' | 'bottle' | 'storm';

/** A small decorative illustration in the theme's colours. Size it by class. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return <Scene className={className}>{scenes[name]}</Scene>;
}

const scenes: Record<DrawingName, ReactElement> = {
  beach: (
    <>
      <circle cx="140" cy="28" r="13" className="fill-sand-bright" />
      <path d="M18 84q8-6 16 0t16 0M126 88q8-6 16 0t16 0" className={wave} />
      <path d="M62 52 88 30l26 22z" className="fill-ci-blue" />
      <path d="M66 52h44v54H66z" className="fill-white" />
      <path d="M66 52h9v54h-9zM84 52h8v54h-8zM101 52h9v54h-9z" className="fill-ci-red" />
      <path d="M80 72h17v34H80z" className="fill-ci-blue-deep" />
      <circle cx="93" cy="90" r="1.6" className="fill-sand-bright" />
    </>
  ),
  horizon: (
    <>
      <circle cx="44" cy="40" r="15" className="fill-sand-bright" />
      <path d="M8 74h160v22H8z" className="fill-ci-blue-100" />
      <path d="M22 84q8-6 16 0t16 0M70 90q8-6 16 0t16 0M120 84q8-6 16 0t16 0" className={wave} />
      <path d="M118 24v44h-30c14-10 24-24 30-44z" className="fill-ci-red" />
      <path d="M122 32c12 8 18 20 20 36h-20z" className="fill-ci-blue-300" />
      <path d="M82 71h66l-9 12H92z" className="fill-ci-blue" />
    </>
  ),
  bottle: (
    <>
      <path d="M12 92q8-6 16 0t16 0M132 92q8-6 16 0t16 0" className={wave} />
      <g transform="rotate(-18 88 74)">
        <path
          d="M52 58h52c8 0 10 6 16 6h14v20h-14c-6 0-8 6-16 6H52c-8 0-10-4-10-16s2-16 10-16z"
          className="fill-ci-blue-100 stroke-ci-blue-700 stroke-[2.5]"
        />
        <path d="M134 62h9v24h-9z" className="fill-sand-deep stroke-ci-blue-700 stroke-[2.5]" />
        <path d="M60 66h38v16H60z" className="fill-white stroke-ci-red stroke-2" />
        <path d="m60 66 19 10 19-10" className="fill-none stroke-ci-red stroke-2" />
      </g>
    </>
  ),
  storm,
};
