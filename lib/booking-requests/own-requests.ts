/**
 * The stays that this browser asked for, in the words of a plain list: kept on this device alone, and only where
 * functional cookies are allowed, for where no network brings them (docs/rules/booking-requests.md#own-requests).
 */
import { hasConsent } from '@/lib/cookies/preferences';
import type { Day } from '@/lib/dates/day';
import { forgetText, keepText, keptText } from '@/lib/device-memory';

export const ownRequestsName = 'own_requests';

export interface OwnRequest {
  /** The short one. */
  code: string;
  slug: string;
  home: string;
  town?: string;
  /** The days, in words. */
  days: string;
  /** The day of leaving: past it the request is forgotten. */
  end: Day;
}

/** The latest of them. */
const MOST_KEPT = 10;

export function keepOwnRequest(request: OwnRequest, today: Day): void {
  if (!hasConsent('functional')) return;
  const others = readOwnRequests(today).filter(({ code }) => code !== request.code);
  keepText(ownRequestsName, JSON.stringify([request, ...others].slice(0, MOST_KEPT)));
}

/** Those whose stay is not over, the newest first. What is allowed no longer is forgotten here. */
export function readOwnRequests(today: Day): OwnRequest[] {
  const text = keptText(ownRequestsName);
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
