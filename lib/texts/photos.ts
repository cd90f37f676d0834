import type { PhotoFileFault } from '@/lib/listings/photo-file';

/** Why a photo is not accepted. */
export const photoTexts = {
  tooLarge: 'Een foto mag hoogstens 20 MB groot zijn.',
  tooManyPixels: 'Een foto mag hoogstens 52 megapixels hebben.',
  notAPhoto: 'Dit bestand is geen foto die getoond kan worden. Kies een JPEG-, PNG-, WebP- of AVIF-bestand.',
  heic: 'Dit is een HEIC-bestand, en dat kan niet getoond worden. Kies op een iPhone Instellingen › Camera › Formaten › Meest compatibel en neem de foto opnieuw, of sla ze eerst op als JPEG.',
  undecodable: 'Deze foto kon niet verwerkt worden. Sla ze opnieuw op als JPEG en kies dan dat bestand.',
} as const satisfies Record<PhotoFileFault | 'undecodable', string>;
