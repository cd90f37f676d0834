/** Formats figures for printing. */

const unlessNaN = (value: number, text: string) => (Number.isNaN(value) ? 'not measured' : text);

/** Milliseconds, or any small number. */
export const ms = (value: number) =>
  unlessNaN(value, value < 0.1 ? value.toFixed(3) : value.toFixed(value < 10 ? 2 : 1));
export const times = (value: number) => unlessNaN(value, `× ${value.toFixed(value < 10 ? 1 : 0)}`);
/** A percentage; small shares get two significant digits. */
export const share = (value: number) =>
  `${value < 0.1 ? (value * 100).toPrecision(2) : Math.round(value * 100)} %`;
export const perSecond = (value: number) => Math.round(value).toLocaleString('en');
export const megabytes = (bytes: number) => unlessNaN(bytes, String(Math.round(bytes / 2 ** 20)));
export const mark = (isCached: boolean) => (isCached ? 'kept' : 'MISSED');
