import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { cn } from '@/components/ui/cn';
import type { FeatureKey } from '@/lib/listings/features';

const icons: Readonly<Record<FeatureKey, IconName>> = {
  capacity: 'users',
  bedrooms: 'door-open',
  bathrooms: 'bath',
  oceanview: 'waves-horizontal',
  beach: 'umbrella',
  floor: 'layers',
  parking_spaces: 'square-letter-p',
  wifi: 'wifi',
  outdoor_space: 'sun',
  final_cleaning: 'brush',
  bed_linen: 'blinds',
  bath_linen: 'shirt',
  utilities: 'plug',
  pets_allowed: 'paw-print',
  wheelchair_accessible: 'accessibility',
  single_beds: 'bed-single',
  double_beds: 'bed-double',
  personal_welcome: 'handshake',
  air_conditioning: 'snowflake',
  dishwasher: 'cooking-pot',
  lift: 'arrow-up-down',
  washing_machine: 'washing-machine',
  tv: 'tv',
  cot: 'baby',
  high_chair: 'armchair',
  stair_gate: 'door-stairwell',
  terrace: 'cloud-sun',
  garden_fenced: 'fence',
  bicycle_storage: 'bike',
  charging_point: 'ev-charger',
  fireplace: 'flame',
  sauna: 'thermometer-sun',
  swimming_pool: 'waves-ladder',
  beach_cabin: 'tent',
  work_place: 'lamp-desk',
};

/** The icon of a feature, struck through when the listing lacks it. */
export function FeatureIcon({ name, present }: { name: FeatureKey; present: boolean }) {
  return (
    <span aria-hidden className={cn('feature-icon', !present && 'feature-icon-struck')}>
      <Icon name={icons[name]} thin className="size-6" />
    </span>
  );
}
