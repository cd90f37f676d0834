import { listOf } from './list';

/** Names of apartment buildings, after what can be seen, caught or grown at the coast. */
export const residenceNames = listOf(`
  Zeewind, Golfslag, Albatros, Noordster, De Branding, Zeemeermin, Les Dunes, Belle Vue, Riviera, Astoria,
  Helvetia, Stella Maris, Neptunus, Zonnekind, Duinenzicht, De Vuurtoren, Kompas, Sirocco, Passaat,
  Mistral, De Meeuw, Sterns, Zilverduin, Ganzenvoet, De Stroom, Atlantis, Normandie, Bristol, Excelsior,
  Carlton, Majestic, Zeepaardje, De Schelp, Koraal, Het Anker, Ter Duinen, Zeeduivel, De Garnaal, Horizon,
  Panorama, Sunshine, Santa Cruz, Costa, Mercator, Westerlicht
`);
