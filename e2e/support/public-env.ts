/** A page as it is sent where other settings are set that browsers may know. */
import type { PublicEnv } from '@/lib/public-env';

/** Throws where the page has no settings: a journey that goes on would look at a page as it always is. */
export function withPublicEnv(html: string, settings: Partial<PublicEnv>): string {
  const attribute = /data-public-env="([^"]*)"/;
  const [found, json = ''] = attribute.exec(html) ?? [];
  if (found === undefined) throw new Error('the page tells no settings');
  const all = { ...JSON.parse(json.replaceAll('&quot;', '"') || '{}'), ...settings };
  return html.replace(found, () => `data-public-env="${JSON.stringify(all).replaceAll('"', '&quot;')}"`);
}
