/** The cookie consent dialog; the button texts are fixed (docs/rules/cookies.md#question). */
export const cookieTexts = {
  title: 'Cookies en uw privacy',
  text: 'We bewaren in uw browser wat nodig is om de site te laten werken, zoals uw favorieten en of u ingelogd bent. Over al de rest beslist u.',
  allowAll: 'Alle cookies toestaan',
  essentialOnly: 'Essentiële cookies toestaan',
  setPreferences: 'Stel voorkeuren in',
  preferencesTitle: 'Uw cookievoorkeuren',
  more: 'Wat bewaren we precies?',
  close: 'Sluiten',
} as const;
