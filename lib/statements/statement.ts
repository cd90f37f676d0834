/** The common form of bank statements in any format. Nothing here leaves the device. */
import type { Day } from '@/lib/dates/day';
import { isDay } from '@/lib/dates/day';
import type { StatementFault } from '@/lib/texts/statements';

/** A booked line of one of the landlord's accounts: a credit, or a debit that reverses an earlier credit. */
export interface StatementLine {
  kind: 'credit' | 'undo';
  /** The IBAN of the landlord's account, without spaces. */
  account: string;
  /** The booking day. */
  paid_at: Day;
  /** Positive. */
  amount_cents: number;
  /** The payer's name; empty if the bank gives none. */
  name: string;
  /** The payer's account without spaces; may be empty. */
  counterparty: string;
  /** Twelve digits or RF…, only if the bank itself marks it as structured; else empty. */
  reference: string;
  /** All other text of the payment, on one line. */
  text: string;
  /** The bank's own reference; empty if it gives none. */
  bank_reference: string;
  /** Where it starts in the file, counted from 1. */
  line: number;
}

/** What one file holds. */
export interface ReadStatement {
  /** Only lines of the landlord's accounts, in the order of the file. */
  lines: StatementLine[];
  /** Whether any statement in it is of an account of the landlord, even without lines. */
  isOurs: boolean;
  /** The line that names the first account of somebody else; 0 if there is none. */
  firstOther: number;
}

/** A statement that cannot be relied on: which line is wrong (counted from 1), and why. */
export class StatementRefusal extends Error {
  readonly line: number;
  readonly fault: StatementFault;

  constructor(line: number, fault: StatementFault) {
    super(`line ${line}: ${fault}`);
    this.name = 'StatementRefusal';
    this.line = line;
    this.fault = fault;
  }
}

const compact = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Finds the landlord's account that a statement writes as an IBAN, as twelve digits, or with bank or currency. */
export class OwnAccounts {
  readonly #known = new Map<string, string>();

  /** @param accounts IBANs, with or without spaces */
  constructor(accounts: readonly string[]) {
    for (const account of accounts) {
      const iban = compact(account);
      this.#known.set(iban, iban);
      if (iban.startsWith('BE')) this.#known.set(iban.slice(4), iban);
    }
  }

  /** The IBAN, or null for an account of somebody else. */
  find(text: string): string | null {
    for (const part of [text, ...text.split('/')]) {
      const written = compact(part);
      const iban = this.#known.get(written) ?? this.#known.get(written.replace(/EUR$/, ''));
      if (iban !== undefined) return iban;
    }
    return null;
  }
}

/** An account as it is compared: without spaces, in capitals. */
export const accountText = compact;

/** Runs of white space become one space. */
export const oneLine = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim();

const MAX_CENTS = 1_000_000_000_000_00;

/**
 * Whole cents of digits with a decimal sign: '1.143,24' is 114324. Decimals beyond the cents must be zeros.
 * @returns null for anything else, and for amounts beyond what any account holds
 */
export function centsOf(text: string, decimal: ',' | '.'): number | null {
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', decimals = '', ...more] = text.trim().split(decimal);
  const isGrouped = whole.includes(group);
  const digits = whole.replaceAll(group, '');
  const shape = isGrouped ? (group === '.' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/) : /^\d+$/;
  if (more.length > 0 || !shape.test(whole) || !/^\d{0,2}0*$/.test(decimals)) return null;
  const cents = Number(digits) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** The day of a year in two or four digits, a month and a day; null if there is no such day. */
export function dayOf(year: string, month: string, day: string): Day | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
  return isDay(text) ? text : null;
}
