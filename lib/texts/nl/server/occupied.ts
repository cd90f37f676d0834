import { occupiedByTexts } from '@/lib/texts/calendar';

/** What occupies the days; completes the text of `stay_taken`. */
export const occupiedTexts = occupiedByTexts;
