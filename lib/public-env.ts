/**
 * The settings that the browser may know, read at run time (a changed setting needs no new build).
 *
 * On the server they come from the environment. The root layout writes them as JSON on `<html data-public-env>`; the
 * browser reads them back from there, so that server and browser always render the same. Never add anything secret.
 */
export interface PublicEnv {
  /** Name of the product; empty for the default of `lib/site.ts`. */
  siteName: string;
  /** Address of the site without a slash at its end, `https://…`. */
  appUrl: string;
  botCheck: 'altcha' | 'recaptcha';
  recaptchaSiteKey: string;
  googleMapsKey: string;
  googleMapsMapId: string;
  mapTilesUrl: string;
  /** Whether publishing a listing costs money (`stripe`). */
  billing: 'free' | 'stripe';
}

/** Where the site is when `APP_URL` does not say: on this machine. */
export function defaultAppUrl(port: string | number): string {
  return `http://localhost:${port}`;
}

/** Where nothing is set. */
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
  // Looked up by a variable: a literal process.env.NEXT_PUBLIC_X would be fixed at build time.
  const value = (name: string) => process.env[name]?.trim() ?? '';
  // Each when it is asked for: the environment is slow to read, and a page asks a few of them many times.
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

/** The public settings as they stand in every page: what is not as by default. */
export function writePublicEnv(): string {
  const told = Object.entries(publicEnv()).filter(([name, value]) => value !== Reflect.get(defaults, name));
  return JSON.stringify(Object.fromEntries(told));
}

function parse(json: string | undefined): PublicEnv {
  const given: Partial<PublicEnv> = json ? JSON.parse(json) : {};
  return { ...defaults, ...given };
}
