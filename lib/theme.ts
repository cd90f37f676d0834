/**
 * The theme's colours where style sheets do not apply: emails, PDFs, the browser's own UI. The same values as in
 * `app/globals.css`; a test keeps the two equal.
 */
export const themeColors = {
  'ci-blue-700': '#144a68',
  'ci-gray-200': '#e6e1d9',
  'ci-gray-600': '#655d53',
  'ci-gray-800': '#38332d',
  'ci-gray-900': '#27231f',
  sand: '#faf3e6',
  white: '#ffffff',
} as const;

/** The dark theme, for emails and the browser's own UI. */
export const darkThemeColors = {
  page: '#0f1418',
  surface: '#171d22',
  sand: '#262219',
  'ci-blue': '#2b7196',
  'ci-blue-700': '#98cbe7',
  'ci-gray-200': '#2c343a',
  'ci-gray-600': '#a9aca9',
  'ci-gray-800': '#dcdad4',
} as const;
