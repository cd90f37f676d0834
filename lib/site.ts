/** Who we are: how to reach us stands apart (site-contact.ts), since browsers get the name with every page. */
import { publicEnv } from '@/lib/public-env';

const defaultSiteName = 'Kustverblijf';

/** The product's name; the environment variable `SITE_NAME` overrides it. */
export function siteName(): string {
  return publicEnv().siteName || defaultSiteName;
}
