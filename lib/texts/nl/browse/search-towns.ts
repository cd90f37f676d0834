/** An introduction to each town, shown only on that town's overview. */
import type { CityId } from '@/lib/listings/cities';

export const townIntroTexts: Readonly<Record<CityId, string>> = {
  1: 'Blankenberge leeft het hele jaar door: een lange dijk, een pier in zee en een station op wandelafstand van het strand.',
  2: 'In Bredene loopt u van de camping of het huis zo de duinen in. Een strand zonder hoogbouw, vlak naast Oostende.',
  3: 'De Haan bleef klein en wit: villa’s van rond 1900, een tramhalte als een prentkaart en een breed, rustig strand.',
  4: 'De Panne heeft het breedste strand van de kust en met de Westhoek een duinreservaat dat tot in Frankrijk loopt.',
  5: 'Knokke is winkelen, galerijen en het Zwin, waar de zee nog altijd het land binnenkomt.',
  6: 'In Koksijde liggen duinen tot midden in de gemeente, de Hoge Blekker op kop, met het strand nooit ver weg.',
  7: 'Middelkerke is een badplaats op maat van gezinnen: een vernieuwde dijk, veel strand en de kusttram voor de deur.',
  8: 'Heist is het gezellige deel van Knokke-Heist, met een dorpskern achter de dijk en ondiep water voor de kleinsten.',
  9: 'Nieuwpoort is stad en zee tegelijk: vissershaven en vismijn aan de IJzer, jachthaven en strand aan de monding.',
  10: 'Oostduinkerke is bekend om zijn garnaalvissers te paard en om de duinen tussen het dorp en het strand.',
  11: 'Oostende is de stad aan zee: musea en vishandels, een casino op de dijk en de trein tot bij het water.',
  12: 'Wenduine ligt op het smalste stukje duin van de kust: klein, rustig en met de polder meteen in de rug.',
  13: 'Westende combineert een lange dijk met een eigen duingebied en veel ruimte om te fietsen richting Nieuwpoort.',
  14: 'Zeebrugge heeft een strand dat met de jaren breder werd, een haven om naar te kijken en Brugge om de hoek.',
};
