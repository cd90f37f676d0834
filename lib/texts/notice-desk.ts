import type { Ground } from '@/lib/decisions/measures';
import type { NoticeState } from '@/lib/notices/states';
import type { NoticeList } from '@/lib/notices/lists';
import type { NoticeMeasure } from '@/lib/notices/kinds';

/** The admins' queue of notices. */
export const noticeDeskTexts = {
  title: 'Meldingen',
  intro: 'Wat bezoekers en gasten meldden. Wie meldde, blijft onder ons: noem die persoon niet in de feiten.',
  failed: 'De meldingen konden niet geladen worden.',
  none: {
    open: 'Er wachten geen meldingen.',
    decided: 'Er is nog over geen melding beslist.',
  } satisfies Record<NoticeState, string>,
  lists: 'Lijsten',
  listNames: { open: 'Te beslissen', decided: 'Beslist', appeals: 'Beroepen' } satisfies Record<
    NoticeList,
    string
  >,
  subjects: {
    listing: (name: string) => `Woning ‘${name}’`,
    review: (name: string) => `Beoordeling van ‘${name}’`,
    user: (name: string) => `Bericht van ${name}`,
  },
  goTo: { home: 'Woning bekijken', account: 'Account bekijken' },
  from: (name: string) => `Gemeld door ${name}`,
  said: 'De beoordeling:',
  decide: 'Beslissen',
  decideTitle: (reference: string) => `Beslissen over ${reference}`,
  decideText: 'Wie meldde en wie het aangaat, krijgen beiden deze beslissing met grond, artikel en feiten.',
  measure: 'Maatregel',
  measures: {
    none: 'Geen maatregel',
    hidden: 'Beoordeling verbergen',
    offline: 'Woning offline halen',
    suspended: 'Account schorsen',
  } satisfies Record<NoticeMeasure, string>,
  ground: 'Grond',
  grounds: { law: 'De wet', terms: 'Onze servicevoorwaarden' } satisfies Record<Ground, string>,
  article: 'Artikel',
  articleHelp: 'Van de wet of van de voorwaarden, zoals ‘Servicevoorwaarden, artikel 15’.',
  facts: 'Feiten',
  factsHelp: 'Wat u vaststelde. Beide partijen lezen dit.',
  submit: 'Beslissing versturen',
  decided: 'De beslissing is verstuurd.',
  decideFailed: 'De beslissing kon niet verstuurd worden.',
  gone: 'Staat niet meer op de site',
  formerAdmin: 'een vroegere beheerder',
  decidedBy: (name: string, moment: string) => `Beslist door ${name} op ${moment}`,
  wrongMeasure: 'Deze maatregel past niet bij wat gemeld is.',
} as const;
