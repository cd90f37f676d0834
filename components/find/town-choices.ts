import { cities } from '@/lib/listings/cities';

/** The towns, as the choices of a filter. */
export const townChoices = cities.map(({ id, name }) => [String(id), name] as const);
