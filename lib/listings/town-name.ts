import { townNames } from '@/lib/texts/town-names';

/** What a town of the coast is called in the language of the page: 'Ostende' for 'Oostende'. Any other name stays. */
export const townName = (name: string): string => townNames[name] ?? name;
