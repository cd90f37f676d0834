import 'server-only';

import { randomBytes } from 'node:crypto';
import { env, nodeEnv } from '@/server/env';
import { isHttps } from '@/server/http/cookies';

/** What reCAPTCHA loads, where it is the configured bot check. */
function recaptchaSources(): { script: string[]; frame: string[] } {
  if (env.BOT_CHECK !== 'recaptcha') return { script: [], frame: [] };
  const google = 'https://www.google.com/recaptcha/';
  return {
    script: [google, 'https://www.gstatic.com/recaptcha/'],
    frame: [google, 'https://recaptcha.google.com/recaptcha/'],
  };
}

/** What a page may load: our own things alone, and no inline script but those that `scripts` names. */
function contentSecurityPolicy(scripts: readonly string[]): string {
  // Development's hot reload evaluates code and talks over a web socket.
  const dev = nodeEnv === 'development';
  const recaptcha = recaptchaSources();
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...recaptcha.script, ...(dev ? ["'unsafe-eval'"] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...recaptcha.frame, ...(dev ? ['ws:'] : [])].join(' '),
    ["frame-src 'self'", ...recaptcha.frame].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A source for the inline scripts of one private answer. */
export function freshNonce(): string {
  return `'nonce-${randomBytes(16).toString('base64')}'`;
}

/** Headers of every answer; `scripts` are the nonce or hashes of its inline scripts. */
export function securityHeaders(scripts: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scripts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps() && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
