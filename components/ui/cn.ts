/** Joins class names, skipping falsy ones: `cn('a', wide && 'b')`. */
export { clsx as cn } from 'clsx';
