/** Three articles for landlords, by the demo admin. */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import { momentOn } from './moments';
import { accountIds } from './people';

const articles = [
  {
    title: 'Uw agenda klaar voor het nieuwe seizoen',
    content: [
      '<p>Gasten zoeken steeds vaker op datum. Een agenda die klopt, is dus het eerste wat zij van u zien. Drie dingen die u in een kwartier doet:</p>',
      '<ul><li>Blokkeer de dagen waarop u zelf komt.</li><li>Geef drukke weken een speciaal tarief.</li><li>Koppel uw agenda van Airbnb of Booking.com, dan hoeft u niets dubbel bij te houden.</li></ul>',
      '<p>U vindt alles onder <strong>Beschikbaarheid</strong> in het menu.</p>',
    ],
    daysAgo: 6,
  },
  {
    title: 'Zo maakt u foto’s die uw woning eer aandoen',
    content: [
      '<p>U hebt geen dure camera nodig. Open de gordijnen, doe alle lampen aan en fotografeer op borsthoogte, liggend, vanuit een hoek van de kamer.</p>',
      '<p>Begin met het uitzicht of de leefruimte: die foto staat op de kaart in het aanbod. Toon daarna elke slaapkamer, de badkamer en wat er buiten is.</p>',
    ],
    daysAgo: 41,
  },
  {
    title: 'Wat u moet weten over uw logiesdecreetnummer',
    content: [
      '<p>Elke vakantiewoning in Vlaanderen moet aangemeld zijn. U krijgt daarvoor een nummer van zes tekens, dat in uw advertentie staat.</p>',
      '<p>Vul het in bij het aanmaken van uw advertentie: adres en naam van het gebouw komen dan vanzelf uit het register.</p>',
      '<p>Is er iets veranderd aan uw woning? Laat het eerst in het register aanpassen en wijzig daarna uw advertentie.</p>',
    ],
    daysAgo: 96,
  },
] as const;

/** The oldest article has the lowest id. */
export function newsRows(today: Day): (Prisma.NewsArticleCreateManyInput & { id: number })[] {
  return articles.toReversed().map(({ title, content, daysAgo }, index) => {
    const at = momentOn(addDays(today, -daysAgo), '08:30');
    return {
      id: index + 1,
      title,
      content: content.join('\n'),
      authorId: accountIds.admin,
      createdAt: at,
      updatedAt: at,
    };
  });
}
