/** A page as sent with other public settings. */
import type { PublicEnv } from '@/lib/public-env';

/** Throws if the page has no settings: otherwise a test would use the unchanged page. */
export function withPublicEnv(html: string, settings: Partial<PublicEnv>): string {
  const attribute = /data-public-env="([^"]*)"/;
  const [found, json = ''] = attribute.exec(html) ?? [];
  if (found === undefined) throw new Error('the page tells no settings');
  const all = { ...JSON.parse(json.replaceAll('&quot;', '"') || '{}'), ...settings };
  return html.replace(found, () => `data-public-env="${JSON.stringify(all).replaceAll('"', '&quot;')}"`);
}
