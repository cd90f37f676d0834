/** Reports of short stays to the authorities: what admins read. */
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
} as const;
