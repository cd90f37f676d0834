import type { IconName } from '@/lib/icons/icon-names';
import { cn } from '@/components/ui/cn';
import icons from '@/components/ui/icons.svg';

const { src: file }: { src: string } = icons;

interface IconProps {
  name: IconName;
  /** Sets its size, colour and, if filled, its fill. */
  className?: string;
  /** The thinner stroke, for icons beside running text. */
  thin?: boolean;
}

/**
 * An icon on a public page; decorative, since the text beside it has the meaning. Refers to one cached SVG file:
 * lucide-react's icons are client components, which a list would send and hydrate by the hundred.
 */
export function Icon({ name, className, thin = false }: IconProps) {
  return (
    <svg aria-hidden className={cn(thin ? 'icon-thin' : 'icon', className)}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}
