import 'server-only';

import { randomBytes } from 'node:crypto';
import { nodeEnv } from '@/server/env';
import { isHttps } from '@/server/http/cookies';

/** What a page may load: our own things alone, and no inline script but the one with this answer's nonce. */
function contentSecurityPolicy(nonce: string): string {
  // Development's hot reload evaluates code and talks over a web socket.
  const dev = nodeEnv === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every answer, with a fresh nonce in the policy. */
export function securityHeaders(): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(randomBytes(16).toString('base64')),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps() && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
