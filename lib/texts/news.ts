/** News for landlords. The wording of those marked as literal is fixed (docs/rules/news.md#messages). */
export const newsTexts = {
  title: 'Nieuws',
  intro: 'Tips en nieuws voor wie aan de kust verhuurt.',
  empty: 'Er is nog geen nieuws.',
  /** Literal. */
  loadFailed: 'Er is iets misgegaan. Probeer het later opnieuw.',
  create: 'Nieuwsartikel schrijven',
  edit: 'Bewerken',
  editNamed: (title: string) => `“${title}” bewerken`,
  remove: 'Verwijderen',
  removeNamed: (title: string) => `“${title}” verwijderen`,
  removeTitle: (title: string) => `“${title}” verwijderen?`,
  removeText: 'Dit kan niet ongedaan gemaakt worden.',
  removed: 'Nieuwsartikel verwijderd.',
  removeFailed: 'Het nieuwsartikel kon niet verwijderd worden.',
  notFound: 'Dit nieuwsartikel kan niet gevonden worden',

  createTitle: 'Nieuwsartikel schrijven',
  editTitle: 'Nieuwsartikel bewerken',
  articleTitle: 'Titel',
  content: 'Inhoud',
  image: 'Afbeelding',
  imageHelp: 'Een JPEG-, PNG-, WebP- of AVIF-bestand van hoogstens 20 MB, liefst liggend.',
  chooseImage: 'Afbeelding kiezen',
  changeImage: 'Andere afbeelding kiezen',
  removeImage: 'Afbeelding verwijderen',
  /** For an article without any visible text. */
  noContent: 'Inhoud is verplicht.',
  imageMissing: 'De afbeelding is niet goed aangekomen. Kies ze opnieuw.',
  save: 'Opslaan',
  publish: 'Publiceren',
  cancel: 'Annuleren',
  /** Literal. */
  created: 'Nieuwsartikel aangemaakt!',
  /** Literal. */
  edited: 'Nieuwsartikel bewerkt!',
  saveFailed: 'Het nieuwsartikel kon niet opgeslagen worden. Probeer het later opnieuw.',

  todayTitle: 'Laatste nieuws',
  todayAll: 'Al het nieuws',
  todayEmpty: 'Er is nog geen nieuws.',
} as const;
