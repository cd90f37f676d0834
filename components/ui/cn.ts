/** Joins class names, leaving out what is false: `cn('a', wide && 'b')`. */
export { clsx as cn } from 'clsx';
