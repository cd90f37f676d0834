import {
  Accessibility,
  Bath,
  BedDouble,
  BedSingle,
  Blinds,
  Brush,
  CookingPot,
  DoorOpen,
  Handshake,
  Layers,
  PawPrint,
  Plug,
  Shirt,
  Snowflake,
  SquareParking,
  Sun,
  Users,
  Waves,
  Wifi,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { FeatureKey } from '@/lib/listings/features';

const icons: Readonly<Record<FeatureKey, LucideIcon>> = {
  capacity: Users,
  bedrooms: DoorOpen,
  bathrooms: Bath,
  oceanview: Waves,
  floor: Layers,
  parking_spaces: SquareParking,
  wifi: Wifi,
  outdoor_space: Sun,
  final_cleaning: Brush,
  bed_linen: Blinds,
  bath_linen: Shirt,
  utilities: Plug,
  pets_allowed: PawPrint,
  wheelchair_accessible: Accessibility,
  single_beds: BedSingle,
  double_beds: BedDouble,
  personal_welcome: Handshake,
  air_conditioning: Snowflake,
  dishwasher: CookingPot,
};

/** The sign of a feature, struck through where the home lacks it (spec P §2). */
export function FeatureIcon({ name, present }: { name: FeatureKey; present: boolean }) {
  const Icon = icons[name];
  return (
    <span
      aria-hidden
      className={cn(
        'relative flex size-6 shrink-0 items-center justify-center',
        present
          ? 'text-ci-blue-600'
          : 'text-ci-gray-500 after:absolute after:h-0.5 after:w-7 after:-rotate-45 after:rounded-full after:bg-ci-gray-500',
      )}
    >
      <Icon className="size-6" strokeWidth={1.75} />
    </span>
  );
}
