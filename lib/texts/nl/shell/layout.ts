/** Header, menu and dashboard frame; nothing else, because browsers get this file with every page. */
export const layoutTexts = {
  language: 'Taal',
  skip: 'Naar de inhoud',
  notice: 'Mededeling',
  tagline: 'Vakantieverhuur aan de Belgische kust',
  description:
    'Huur een appartement, studio of villa aan de Belgische kust rechtstreeks van de verhuurder. Zonder immokantoor en zonder commissie.',
  frontPage: (siteName: string) => `${siteName}, naar de startpagina`,
  rentOut: 'Verhuur',
  dashboard: 'Mijn dashboard',
  favorites: 'Favorieten',
  search: 'Woning zoeken',
  favoritesCount: (label: string, count: number) => `${label}: ${count}`,
  menu: 'Menu',
  closeMenu: 'Menu sluiten',
  dashboardMenu: {
    label: 'Dashboard',
    bar: 'Elke dag',
    section: 'In dit deel',
    more: 'Meer',
    many: '99+',
    unread: (count: number) => `${count} ongelezen`,
  },
} as const;
