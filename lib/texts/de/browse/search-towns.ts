import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-towns';

export const townIntroTexts: InOtherWords<typeof nl.townIntroTexts> = {
  1: 'In Blankenberge ist das ganze Jahr über etwas los: eine lange Promenade, eine Seebrücke und ein Bahnhof, von dem man zu Fuß an den Strand geht.',
  2: 'In Bredene laufen Sie vom Campingplatz oder vom Ferienhaus geradewegs in die Dünen. Ein Strand ohne Hochhäuser, gleich neben Ostende.',
  3: 'De Haan ist klein und weiß geblieben: Villen aus der Zeit um 1900, eine Tramstation wie auf der Ansichtskarte und ein breiter, ruhiger Strand.',
  4: 'De Panne hat den breitesten Strand der Küste und mit dem Westhoek ein Dünenreservat, das bis nach Frankreich reicht.',
  5: 'Knokke, das sind Boutiquen, Galerien und der Zwin, wo das Meer noch immer ins Land kommt.',
  6: 'In Koksijde reichen die Dünen bis mitten in den Ort, allen voran der Hoge Blekker, und zum Strand ist es nie weit.',
  7: 'Middelkerke ist ein Badeort für Familien: eine neu gestaltete Promenade, viel Strand und die Küstentram vor der Tür.',
  8: 'Heist ist der gemütliche Teil von Knokke-Heist, mit einem Dorfkern hinter der Promenade und flachem Wasser für die Kleinsten.',
  9: 'Nieuwpoort ist Stadt und Meer zugleich: Fischereihafen und Fischauktion an der Yser, Yachthafen und Strand an der Mündung.',
  10: 'Oostduinkerke ist bekannt für seine Krabbenfischer zu Pferd und für die Dünen zwischen Dorf und Strand.',
  11: 'Ostende ist die Stadt am Meer: Museen und Fischläden, ein Casino an der Promenade und ein Bahnhof direkt am Wasser.',
  12: 'Wenduine liegt auf dem schmalsten Dünenstreifen der Küste: klein, ruhig und gleich dahinter die Polder.',
  13: 'Westende verbindet eine lange Promenade mit einem eigenen Dünengebiet und viel Platz zum Radfahren Richtung Nieuwpoort.',
  14: 'Zeebrugge hat einen Strand, der mit den Jahren immer breiter wurde, einen Hafen zum Zuschauen und Brügge gleich um die Ecke.',
};
