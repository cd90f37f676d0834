import { translationTexts as texts } from '@/lib/texts/translation';

/**
 * The message while the browser downloads its translator; in steps of 10 %, since screen readers announce every change.
 * @param part from 0 to 1
 */
export const translationProgress = (part: number): string =>
  part > 0 && part < 1 ? texts.downloading(Math.floor(part * 10) * 10) : texts.working;
