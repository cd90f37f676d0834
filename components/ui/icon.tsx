import type { IconName } from '@/lib/icons/icon-names';
import { cn } from '@/components/ui/cn';
import icons from '@/components/ui/icons.svg';

const { src: file }: { src: string } = icons;

interface IconProps {
  name: IconName;
  /** Its size, colour and, where it is filled, its fill. */
  className?: string;
  /** The thinner stroke of icons beside running text. */
  thin?: boolean;
}

/**
 * An icon of a public page, decorative: the words beside it carry the meaning. Drawn from one file that the browser
 * keeps: lucide-react's own are client components, which a list would send and hydrate by the hundred.
 */
export function Icon({ name, className, thin = false }: IconProps) {
  return (
    <svg aria-hidden className={cn(thin ? 'icon-thin' : 'icon', className)}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}
