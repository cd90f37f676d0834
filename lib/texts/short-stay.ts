/** Reports of short stays to the authorities, for admins. */
import type { ShortStayRegulation } from '@/lib/short-stay/area-of-home';

export const shortStayTexts = {
  faults: {
    silent: 'Het meldpunt antwoordt niet.',
    again: 'Het meldpunt kan nu niet antwoorden (code {status}).',
    refused: 'Het meldpunt weigert de vraag (code {status}).',
    unreadable: 'Het meldpunt antwoordt in een vorm die niet is afgesproken (code {status}).',
    detail: 'Het zegt: {detail}',
  },
  areaFaults: {
    no_zip: 'Het bestand is geen zip, of is beschadigd.',
    no_shape: 'Er zit geen vorm in het bestand.',
    several_shapes: 'Er zit meer dan één vormbestand (.shp) in de zip.',
    too_large: 'Een bestand in de zip is uitgepakt groter dan 32 MB.',
    damaged: 'Het vormbestand is beschadigd.',
    other_type: 'Het vormbestand bevat iets anders dan vlakken.',
    short_ring: 'Een rand heeft minder dan vier punten.',
    unknown_datum: 'De coördinaten hebben een datum dat wij niet kennen.',
    unknown_system: 'Het coördinatenstelsel (.prj) is niet te lezen.',
    outside: 'Een punt ligt niet in België: de coördinaten kloppen niet.',
    shared_id: 'Meer dan één overheid gebruikt deze code.',
    not_delivered: 'Het bestand kon niet opgehaald worden.',
  },
  withDetail: '{text} ({detail})',

  title: 'Meldplicht',
  intro:
    'Verordening (EU) 2024/1028: gebieden waarin overheden nummers laten controleren of verblijven laten melden.',
  unset: 'Er is geen meldpunt ingesteld. Zolang SDEP_BASE_URL leeg is, wordt er niets gelezen of gemeld.',
  areas: 'Gebieden',
  none: 'Er zijn nog geen gebieden gelezen.',
  loadFailed: 'De gebieden konden niet geladen worden.',
  count: (total: number) => (total === 1 ? '1\u00a0gebied' : `${total}\u00a0gebieden`),
  refresh: 'Nu inlezen',
  running: 'Het inlezen is bezig. Deze pagina werkt zichzelf bij.',
  refreshed: (areas: number, read: number) =>
    `${areas === 1 ? '1 gebied' : `${areas} gebieden`} nagekeken, waarvan ${read} nieuw gelezen.`,
  leftToWorker: 'Het inlezen gaat op de achtergrond verder.',
  refreshFailed: 'De gebieden konden niet ingelezen worden.',
  states: {
    ok: 'In orde',
    kept: 'Vorige versie telt',
    unreadable: 'Niet te lezen',
    ended: 'Beëindigd',
  },
  regulations: {
    listing: 'Controle van nummers',
    activity: 'Melding van verblijven',
    all: 'Controle en melding',
  } satisfies Record<ShortStayRegulation, string>,
  facts: {
    code: 'Code',
    authority: 'Overheid',
    regulation: 'Voor',
    homes: 'Woningen',
    version: 'Nieuwste versie',
    read: 'Laatst ingelezen',
    crs: 'Coördinaten',
  },
  nothing: 'Geen',
  versions: 'Versies die telden',
  version: (created: string, from: string, to: string | null) =>
    to === null ? `${created}: sinds ${from}` : `${created}: van ${from} tot ${to}`,
} as const;
