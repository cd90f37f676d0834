/** Fetched by `wake-page.ts` for who reads another of our languages rather than Dutch. */
import { offerLanguage } from '@/lib/languages/offer-language';

offerLanguage();
