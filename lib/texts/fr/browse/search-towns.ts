import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-towns';

export const townIntroTexts: InOtherWords<typeof nl.townIntroTexts> = {
  1: 'Blankenberge vit toute l’année\u{a0}: une longue digue, une jetée qui s’avance dans la mer et une gare à quelques pas de la plage.',
  2: 'À Bredene, on passe directement du camping ou de la maison aux dunes. Une plage sans immeubles, juste à côté d’Ostende.',
  3: 'Le Coq est resté petit et blanc\u{a0}: des villas des années 1900, un arrêt de tram de carte postale et une large plage tranquille.',
  4: 'La Panne a la plage la plus large de la côte et, avec le Westhoek, une réserve de dunes qui se prolonge jusqu’en France.',
  5: 'Knokke, ce sont les boutiques, les galeries d’art et le Zwin, où la mer entre toujours dans les terres.',
  6: 'À Coxyde, les dunes arrivent jusqu’au cœur de la commune, le Hoge Blekker en tête, et la plage n’est jamais loin.',
  7: 'Middelkerke est une station à la mesure des familles\u{a0}: une digue rénovée, beaucoup de plage et le tram de la côte devant la porte.',
  8: 'Heist est le côté convivial de Knokke-Heist, avec un cœur de village derrière la digue et une eau peu profonde pour les tout-petits.',
  9: 'Nieuport, c’est la ville et la mer à la fois\u{a0}: port de pêche et minque au bord de l’Yser, port de plaisance et plage à son embouchure.',
  10: 'Oostduinkerke est connue pour ses pêcheurs de crevettes à cheval et pour les dunes qui séparent le village de la plage.',
  11: 'Ostende est la ville à la mer\u{a0}: des musées et des poissonneries, un casino sur la digue et le train qui arrive jusqu’à l’eau.',
  12: 'Wenduine se trouve sur la bande de dunes la plus étroite de la côte\u{a0}: petite, tranquille, et adossée aux polders.',
  13: 'Westende réunit une longue digue, des dunes bien à elle et beaucoup d’espace pour rouler à vélo vers Nieuport.',
  14: 'Zeebruges a une plage qui s’est élargie au fil des ans, un port à regarder vivre et Bruges à deux pas.',
};
