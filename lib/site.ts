/** The site's name; contact details are in site-contact.ts, since the name is shipped with every page. */
import { publicEnv } from '@/lib/public-env';

const defaultSiteName = 'Kustverblijf';

/** The product's name; the environment variable `SITE_NAME` overrides it. */
export function siteName(): string {
  return publicEnv().siteName || defaultSiteName;
}
