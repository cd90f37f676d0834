import { townNames } from '@/lib/texts/town-names';

/** The name of a coast town in the language of the page: 'Ostende' for 'Oostende'. Other names are left unchanged. */
export const townName = (name: string): string => townNames[name] ?? name;
