/** What is nearby, by `listing_city_id`: facts that are true for every listing in the town. */
import type { CityId } from '@/lib/listings/cities';

export const nearby: Readonly<Record<CityId, readonly string[]>> = {
  1: [
    'De Pier en het brede strand van Blankenberge bereikt u te voet.',
    'In de Kerkstraat vindt u winkels, terrassen en ijs; de jachthaven ligt aan de andere kant van het centrum.',
    'Het station van Blankenberge is dichtbij: met de trein bent u in een kwartier in Brugge.',
    'Belle-epoquegevels, het Leopoldpark en de jachthaven maken van Blankenberge meer dan een strand.',
  ],
  2: [
    'Bredene is de enige badplaats zonder zeedijk: u wandelt door de duinen zo het strand op.',
    'De duinen van Bredene zijn vrij toegankelijk en de kusttram brengt u in enkele minuten naar Oostende.',
    'Op het strand van Bredene vindt u ruimte, ook in juli; de frituur en de bakker zijn vlakbij.',
    'Park Turkeijenhof en het duinenbos zijn fijn om te fietsen, met of zonder kinderen.',
  ],
  3: [
    'De Haan is bekend om de witte villa’s van de Concessie en het oude tramstation.',
    'Door de duinbossen van De Haan fietst u in een halfuur naar Wenduine of Bredene.',
    'Park La Potinière, de winkels en het strand van De Haan liggen op wandelafstand van elkaar.',
    'Hoogbouw vindt u in De Haan niet, wel gezellige terrassen rond het tramstation.',
  ],
  4: [
    'Het natuurreservaat de Westhoek begint aan de rand van De Panne: duinen tot in Frankrijk.',
    'De Panne heeft het breedste strand van de kust, ideaal om te zeilwagenrijden.',
    'Met kinderen bent u zo in Plopsaland; de Dumontwijk met haar cottages ligt op wandelafstand van zee.',
    'De kusttram vertrekt in De Panne en rijdt helemaal tot Knokke.',
  ],
  5: [
    'In Knokke wisselen galerijen, winkels en terrassen elkaar af; het Zwin bereikt u met de fiets.',
    'De Lippenslaan, het Rubensplein en het strand liggen binnen handbereik, het Zwin ligt op fietsafstand.',
    'Fietsroutes brengen u langs de polders naar Damme of Sluis.',
    'Aan het Zegemeer en in de lanen van het Zoute is het heerlijk wandelen.',
    'Zondagmorgen betekent in Knokke: verse pistolets, een krant en een wandeling op de dijk.',
  ],
  6: [
    'De Hoge Blekker, het hoogste duin van de Belgische kust, ligt in Koksijde.',
    'De ruïnes van de Duinenabdij en het museum errond zijn een bezoek waard.',
    'Het museum over de schilder Paul Delvaux in Sint-Idesbald ligt op fietsafstand.',
    'Koksijde heeft een gezellige markt, een breed strand en duinen om in te verdwalen.',
  ],
  7: [
    'Het nieuwe casino en de vernieuwde dijk hebben Middelkerke jonger gemaakt.',
    'De Atlantikwall in Raversijde bereikt u met de fiets of met de kusttram.',
    'In Middelkerke staan er beelden uit stripverhalen op de dijk, leuk om met kinderen te zoeken.',
    'Het polderlandschap achter Middelkerke leent zich voor lange fietstochten.',
  ],
  8: [
    'Heist heeft een vissersverleden, een autovrije dijk en een natuurreservaat op het strand.',
    'In museum Sincfala leest u hoe het Zwin en de vissers van Heist elkaar vormden.',
    'De treinen naar Brugge en de kusttram stoppen in Heist, een auto hebt u niet nodig.',
    'Duinbergen, met zijn tuinwijk in de duinen, begint naast Heist.',
  ],
  9: [
    'In de Vismijn en langs de Kaai van Nieuwpoort koopt u de vis zoals hij is aangevoerd.',
    'De jachthaven van Nieuwpoort is een van de grootste van Noord-Europa; een veerbootje zet u gratis over de IJzer.',
    'Van het staketsel tot het Koning Albert I-monument: in Nieuwpoort wandelt u altijd langs het water.',
    'Het natuurreservaat van de IJzermonding ligt aan de overkant van de havengeul.',
  ],
  10: [
    'In Oostduinkerke vissen de paardenvissers nog op garnalen, tot aan hun stijgbeugels in zee.',
    'Het NAVIGO-museum vertelt hoe er op IJsland werd gevist; de duinen van Ter Yde liggen ernaast.',
    'De Doornpanne is een van de mooiste duingebieden van de kust, met paden voor wandelaars en ruiters.',
    'Het strand van Oostduinkerke is breed, zacht en geliefd bij gezinnen.',
  ],
  11: [
    'Oostende heeft het Mu.ZEE, het Ensorhuis, de Mercator en een station met treinen naar het hele land.',
    'Aan de Visserskaai eet u garnaalkroketten, in de Kapellestraat winkelt u, op het Klein Strand kijkt u naar de boten die in- en uitvaren.',
    'Oostende is een stad met een strand: theater, film, markten en goede koffie, het hele jaar door.',
    'Street art, de Japanse tuin en de Koninklijke Gaanderijen liggen op wandel- of fietsafstand.',
  ],
  12: [
    'Wenduine is het stille zusje van De Haan: een kleine dijk, een oude kern en de Spioenkop als uitkijkpost.',
    'Vanaf de Spioenkop ziet u de duinen, de polders en bij helder weer de torens van Brugge.',
    'Op de dijk van Wenduine huurt u gocarts; om de hoek stopt de kusttram.',
    'De polders beginnen achter het dorp: plat land, knotwilgen en een pannenkoek in Uitkerke.',
  ],
  13: [
    'Westende heeft een breed strand, kleurige strandcabines en villa Les Zéphyrs uit de belle époque.',
    'Van Westende wandelt u langs het strand naar de IJzermonding in Lombardsijde.',
    'De kusttram stopt vlakbij: Nieuwpoort en Middelkerke liggen op enkele minuten.',
    'Westende is een badplaats op kindermaat: zand, schepjes, gocarts en ijs.',
  ],
  14: [
    'Het strand van Zeebrugge is bij weinigen bekend en daarom zelden druk.',
    'Vanaf het strand ziet u de schepen van en naar de haven van Zeebrugge varen.',
    'In een kwartier rijdt u naar het centrum van Brugge; de kusttram brengt u naar Blankenberge of Heist.',
    'Achter de oude visserswijk van Zeebrugge vindt u vishandels en eenvoudige visrestaurants.',
  ],
};
