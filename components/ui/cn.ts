/** Joins class names, leaving out false ones: `cn('a', wide && 'b')`. */
export { clsx as cn } from 'clsx';
