import { translationTexts as texts } from '@/lib/texts/translation';

/**
 * What is told while the browser fetches its translator; in steps of ten percent, since every change is read out.
 * @param part from 0 to 1
 */
export const translationProgress = (part: number): string =>
  part > 0 && part < 1 ? texts.downloading(Math.floor(part * 10) * 10) : texts.working;
