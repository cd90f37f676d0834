/** For tests of what pages show, which may not import from `server/` themselves. */
export { inLanguage } from '@/server/language';
