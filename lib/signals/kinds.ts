/** The kinds of signals for moderators (docs/rules/signals.md). */
export const signalKinds = [
  'same_photo',
  'same_iban',
  'same_phone',
  'low_price',
  'address_elsewhere',
  'account_change',
] as const;
export type SignalKind = (typeof signalKinds)[number];

export const isSignalKind = (value: unknown): value is SignalKind =>
  signalKinds.some((known) => known === value);

/** open: still applies and not judged yet; dismissed: judged to be harmless. */
export const signalStates = ['open', 'dismissed'] as const;
export type SignalState = (typeof signalStates)[number];
