/**
 * The settings that browsers may know, read at run time (changing one needs no new build).
 *
 * On the server they come from the environment. The root layout writes them as JSON on `<html data-public-env>`; the
 * browser reads them back from there, so that server and browser always render the same. Never add anything secret.
 */
export interface PublicEnv {
  /** Name of the product; empty for the default of `lib/site.ts`. */
  siteName: string;
  /** URL of the site without a trailing slash, `https://…`. */
  appUrl: string;
  botCheck: 'altcha' | 'recaptcha';
  recaptchaSiteKey: string;
  googleMapsKey: string;
  googleMapsMapId: string;
  mapTilesUrl: string;
  /** Whether publishing a listing costs money (`stripe`). */
  billing: 'free' | 'stripe';
}

/** The site's URL if `APP_URL` is not set: on this machine. */
export function defaultAppUrl(port: string | number): string {
  return `http://localhost:${port}`;
}

/** Used where nothing is set. */
const defaults: PublicEnv = {
  siteName: '',
  appUrl: '',
  botCheck: 'altcha',
  recaptchaSiteKey: '',
  googleMapsKey: '',
  googleMapsMapId: '',
  mapTilesUrl: '',
  billing: 'free',
};

let read: PublicEnv | undefined;

/** The public settings, the same on the server and in the browser. */
export function publicEnv(): PublicEnv {
  if (typeof document === 'undefined') return fromProcess();
  read ??= parse(document.documentElement.dataset.publicEnv);
  return read;
}

function fromProcess(): PublicEnv {
  // Looked up through a variable: a literal process.env.NEXT_PUBLIC_X would be inlined at build time.
  const value = (name: string) => process.env[name]?.trim() ?? '';
  // Getters, because reading the environment is slow, and a page reads only a few of them, but many times.
  return {
    get siteName() {
      return value('SITE_NAME');
    },
    get appUrl() {
      return value('APP_URL').replace(/\/+$/, '') || defaultAppUrl(value('PORT') || '3000');
    },
    get botCheck() {
      return value('BOT_CHECK') === 'recaptcha' ? 'recaptcha' : 'altcha';
    },
    get recaptchaSiteKey() {
      return value('NEXT_PUBLIC_RECAPTCHA_SITE_KEY');
    },
    get googleMapsKey() {
      return value('NEXT_PUBLIC_GOOGLE_MAPS_KEY');
    },
    get googleMapsMapId() {
      return value('NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID');
    },
    get mapTilesUrl() {
      return value('MAP_TILES_URL');
    },
    get billing() {
      return value('BILLING') === 'stripe' ? 'stripe' : 'free';
    },
  };
}

/** The public settings as included in every page: only those that differ from the defaults. */
export function writePublicEnv(): string {
  const told = Object.entries(publicEnv()).filter(([name, value]) => value !== Reflect.get(defaults, name));
  return JSON.stringify(Object.fromEntries(told));
}

function parse(json: string | undefined): PublicEnv {
  const given: Partial<PublicEnv> = json ? JSON.parse(json) : {};
  return { ...defaults, ...given };
}
