import { occupiedByTexts } from '@/lib/texts/calendar';

/** What days overlap with; completes the text of `stay_taken`. */
export const occupiedTexts = occupiedByTexts;
