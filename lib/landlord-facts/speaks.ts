import { allWords } from '@/lib/format/words';
import type { LandlordLanguage } from '@/lib/landlord-facts/landlord';
import { landlordFactTexts } from '@/lib/texts/landlord-facts';
import { languageTexts } from '@/lib/texts/languages';

/** 'Spreekt Nederlands, Frans en Engels' */
export function speaks(languages: readonly LandlordLanguage[]): string {
  return landlordFactTexts.speaks(allWords(languages.map((language) => languageTexts[language])));
}
