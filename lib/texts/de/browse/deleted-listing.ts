import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/deleted-listing';

export const deletedListingTexts: InOtherWords<typeof nl.deletedListingTexts> = {
  documentTitle: 'Diese Unterkunft wird hier nicht mehr vermietet',
  title: 'Diese Unterkunft wird hier nicht mehr vermietet',
  textIn: (town) =>
    `Vielleicht fühlen Sie sich in einer anderen Unterkunft in ${town} oder ganz in der Nähe genauso wohl.`,
  text: 'Vielleicht fühlen Sie sich in einer anderen Unterkunft am Meer genauso wohl.',
  textAlone: 'Das Angebot wächst noch: Schauen Sie gern später wieder vorbei.',
  nearby: 'Ferienwohnungen in der Nähe',
  listings: 'Ferienwohnungen an der Küste',
  townListings: (town) => `Alle Ferienwohnungen in ${town}`,
  allListings: 'Ferienwohnungen ansehen',
  frontPage: 'Zur Startseite',
};
