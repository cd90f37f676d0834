/**
 * Texts of the demo world's owners in other languages, for listings whose Dutch texts are the same in every seed: the
 * second listing in every language, the fourth only in French.
 */
import type { Prisma } from '@/prisma/generated/client';

const lines = (...all: string[]) => all.join('\n');

export const translations: readonly Prisma.ListingTranslationCreateManyInput[] = [
  {
    listingId: 2,
    locale: 'fr',
    description:
      'Au milieu des pins du Coq, cette villa côtière aux façades blanches a un jardin où les enfants peuvent s’ébattre. Pour dormir : quatre chambres, avec deux lits doubles et trois lits simples en tout. Nous n’acceptons pas les animaux. Le jardin est à l’abri du vent ; sur la terrasse, le petit-déjeuner dure volontiers jusqu’à midi. Trois places privées attendent vos voitures. On épluche les crevettes à la longue table de la cuisine, et le lave-vaisselle fait le reste.\n\nSéjours à partir de trois nuits. Eau, gaz et électricité sont compris.',
    houseRules: lines(
      'On peut fumer dehors, jamais à l’intérieur.',
      'Les animaux restent à la maison.',
      'Merci de rester calmes au jardin après 22 heures.',
      'Vous faites le ménage ; seau et serpillière sont dans l’armoire.',
    ),
    arrivalInfo: lines(
      'La clé est dans le coffret à côté des boîtes aux lettres, code 8564. Brouillez les chiffres après usage.',
      'Votre place de parking porte le numéro 41.',
      'Wi-Fi : réseau « Gasten Villa Duinenlust », mot de passe zee-927-wind.',
      'Départ avant 10 heures.',
    ),
  },
  {
    listingId: 2,
    locale: 'de',
    description:
      'Zwischen den Kiefern von De Haan steht diese Küstenvilla mit weißen Fassaden und einem Garten, in dem Kinder toben können. Zum Schlafen gibt es vier Zimmer mit insgesamt zwei Doppelbetten und drei Einzelbetten. Haustiere sind nicht erlaubt. Der Garten liegt windgeschützt; auf der Terrasse wird aus dem Frühstück leicht ein Mittagessen. Ihr Auto steht sicher: Es gibt drei eigene Stellplätze. Krabben pulen Sie am langen Küchentisch, den Abwasch macht der Geschirrspüler.\n\nAb drei Nächten. Wasser, Gas und Strom sind inbegriffen.',
    houseRules: lines(
      'Rauchen ist draußen erlaubt, drinnen nie.',
      'Haustiere bleiben zu Hause.',
      'Nach 22 Uhr bitte leise im Garten.',
      'Sie putzen selbst; Eimer und Wischmopp stehen im Schrank.',
    ),
    arrivalInfo: lines(
      'Der Schlüssel liegt im Kästchen neben den Briefkästen, Code 8564. Verstellen Sie danach die Ziffern.',
      'Ihr Stellplatz hat die Nummer 41.',
      'WLAN: Netzwerk „Gasten Villa Duinenlust“, Passwort zee-927-wind.',
      'Abreise vor 10 Uhr.',
    ),
  },
  {
    listingId: 2,
    locale: 'en',
    description:
      'Among the pines of De Haan stands this white seaside villa, with a garden for children to run about in. It sleeps its guests in four bedrooms, with two double and three single beds in all. We do not take pets. The garden is out of the wind, and on the terrace breakfast easily lasts until noon. There are three private parking spaces. Shrimps are peeled at the long kitchen table; the dishwasher does the rest.\n\nStays from three nights. Water, gas and electricity are included.',
    houseRules: lines(
      'Smoking is for outside, never indoors.',
      'Pets stay at home.',
      'Please keep it quiet in the garden after 10 pm.',
      'You do the cleaning; bucket and mop are in the cupboard.',
    ),
    arrivalInfo: lines(
      'The key is in the box beside the letterboxes, code 8564. Scramble the digits after use.',
      'Your parking space is number 41.',
      'Wi-Fi: network “Gasten Villa Duinenlust”, password zee-927-wind.',
      'Please leave before 10 am.',
    ),
  },
  {
    listingId: 4,
    locale: 'fr',
    description:
      'Vue latérale sur mer et pourtant à l’abri du vent : cet appartement se trouve dans une rue latérale, tout près de la plage de Middelkerke. Deux chambres, avec un lit double et deux lits simples. Une place de parking privée et le Wi-Fi gratuit.\n\nSéjours à partir de deux nuits. Draps et serviettes sont compris. La clé est dans un coffret à code : vous arrivez quand vous voulez.',
    houseRules: null,
    arrivalInfo: null,
  },
];
