import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-towns';

export const townIntroTexts: InOtherWords<typeof nl.townIntroTexts> = {
  1: 'Blankenberge is lively all year round: a long promenade, a pier out to sea and a station within walking distance of the beach.',
  2: 'In Bredene you walk straight from the campsite or the house into the dunes. A beach without tower blocks, right next to Ostend.',
  3: 'De Haan stayed small and white: villas from around 1900, a picture-postcard tram stop and a wide, quiet beach.',
  4: 'De Panne has the widest beach on the coast and, in the Westhoek, a dune reserve that runs on into France.',
  5: 'Knokke means shopping, galleries and the Zwin, where the sea still finds its way inland.',
  6: 'In Koksijde the dunes reach right into town, led by the Hoge Blekker, and the beach is never far away.',
  7: 'Middelkerke is a resort made for families: a renewed promenade, plenty of beach and the coast tram at the door.',
  8: 'Heist is the homely end of Knokke-Heist, with a village centre behind the promenade and shallow water for the little ones.',
  9: 'Nieuwpoort is town and sea in one: a fishing port and fish market on the river Yser, a marina and beach at its mouth.',
  10: 'Oostduinkerke is known for its shrimp fishermen on horseback and for the dunes between the village and the beach.',
  11: 'Ostend is the city by the sea: museums and fishmongers, a casino on the promenade and trains that run almost to the water.',
  12: 'Wenduine stands on the narrowest strip of dunes on the coast: small, quiet and with the polders right behind it.',
  13: 'Westende combines a long promenade with dunes of its own and plenty of room to cycle towards Nieuwpoort.',
  14: 'Zeebrugge has a beach that has grown wider over the years, a port to watch and Bruges around the corner.',
};
