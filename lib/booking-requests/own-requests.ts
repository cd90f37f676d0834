/**
 * The stays requested from this browser, as text for a plain list that also works offline. Kept only on this device,
 * and only if functional cookies are allowed (docs/rules/booking-requests.md#own-requests).
 */
import { hasConsent } from '@/lib/cookies/preferences';
import type { Day } from '@/lib/dates/day';
import { forgetText, saveText, savedText } from '@/lib/device-memory';

export const ownRequestsName = 'own_requests';

export interface OwnRequest {
  /** The short reference code. */
  code: string;
  slug: string;
  home: string;
  town?: string;
  /** The days, as text. */
  days: string;
  /** The day of departure, after which the request is forgotten. */
  end: Day;
}

/** Only the latest ones are kept. */
const MOST_SAVED = 10;

export function keepOwnRequest(request: OwnRequest, today: Day): void {
  if (!hasConsent('functional')) return;
  const others = readOwnRequests(today).filter(({ code }) => code !== request.code);
  saveText(ownRequestsName, JSON.stringify([request, ...others].slice(0, MOST_SAVED)));
}

/** Requests whose stay has not ended, newest first. Also removes what may no longer be kept. */
export function readOwnRequests(today: Day): OwnRequest[] {
  const text = savedText(ownRequestsName);
  if (text === null) return [];
  const requests = hasConsent('functional') ? parse(text).filter(({ end }) => end >= today) : [];
  if (requests.length === 0) forgetText(ownRequestsName);
  return requests;
}

function parse(text: string): OwnRequest[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isRequest) : [];
  } catch {
    return [];
  }
}

function isRequest(value: unknown): value is OwnRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { code, slug, home, town, days, end }: Partial<Record<keyof OwnRequest, unknown>> = value;
  return [code, slug, home, town ?? '', days, end].every((text) => typeof text === 'string');
}
