import 'server-only';

import { randomBytes } from 'node:crypto';
import { env, nodeEnv } from '@/server/env';
import { isHttps } from '@/server/cookies';

/** What reCAPTCHA loads, if it is the configured bot check. */
function recaptchaSources(): { script: string[]; frame: string[] } {
  if (env.BOT_CHECK !== 'recaptcha') return { script: [], frame: [] };
  const google = 'https://www.google.com/recaptcha/';
  return {
    script: [google, 'https://www.gstatic.com/recaptcha/'],
    frame: [google, 'https://recaptcha.google.com/recaptcha/'],
  };
}

interface MapSources {
  script: string[];
  image: string[];
  connect: string[];
  frame: string[];
  font: string[];
  style: string[];
}

/** What the map loads besides our own resources: nothing, the tiles of MAP_TILES_URL, or Google's map with its key. */
function mapSources(): MapSources {
  if (env.NEXT_PUBLIC_GOOGLE_MAPS_KEY) {
    // https://developers.google.com/maps/documentation/javascript/content-security-policy
    const google = ['https://*.googleapis.com', 'https://*.gstatic.com'];
    return {
      script: [...google, "'wasm-unsafe-eval'"],
      image: [...google, 'https://*.google.com', 'https://*.googleusercontent.com'],
      connect: [...google, 'https://*.google.com', 'data:', 'blob:'],
      frame: ['https://*.google.com'],
      font: ['https://fonts.gstatic.com'],
      style: ['https://fonts.googleapis.com'],
    };
  }
  const tiles = env.MAP_TILES_URL ? [new URL(env.MAP_TILES_URL).origin] : [];
  return { script: [], image: tiles, connect: tiles, frame: [], font: [], style: [] };
}

/** What a page may load: only our own resources, and only the inline scripts in `scripts`. */
function contentSecurityPolicy(scripts: readonly string[]): string {
  // Development's hot reload evaluates code and uses a web socket.
  const dev = nodeEnv === 'development';
  const recaptcha = recaptchaSources();
  const map = mapSources();
  return [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...scripts,
      ...recaptcha.script,
      ...map.script,
      ...(dev ? ["'unsafe-eval'"] : []),
    ].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...map.style].join(' '),
    ["img-src 'self' data: blob:", ...map.image].join(' '),
    ["font-src 'self'", ...map.font].join(' '),
    ["connect-src 'self'", ...recaptcha.frame, ...map.connect, ...(dev ? ['ws:'] : [])].join(' '),
    ["frame-src 'self'", ...recaptcha.frame, ...map.frame].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A nonce for the scripts of one private response. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Headers of every response; `scripts` are the nonce or hashes of its inline scripts. Other sites may not embed it,
 * unless it is `shown` elsewhere.
 */
export function securityHeaders(
  scripts: readonly string[],
  shown: 'here' | 'elsewhere' = 'here',
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scripts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': shown === 'elsewhere' ? 'cross-origin' : 'same-origin',
    ...(isHttps() && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
