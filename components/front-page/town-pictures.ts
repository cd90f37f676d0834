import blankenberge from '@/components/front-page/pictures/town-1.avif';
import bredene from '@/components/front-page/pictures/town-2.avif';
import deHaan from '@/components/front-page/pictures/town-3.avif';
import dePanne from '@/components/front-page/pictures/town-4.avif';
import knokke from '@/components/front-page/pictures/town-5.avif';
import koksijde from '@/components/front-page/pictures/town-6.avif';
import middelkerke from '@/components/front-page/pictures/town-7.avif';
import heist from '@/components/front-page/pictures/town-8.avif';
import nieuwpoort from '@/components/front-page/pictures/town-9.avif';
import oostduinkerke from '@/components/front-page/pictures/town-10.avif';
import oostende from '@/components/front-page/pictures/town-11.avif';
import wenduine from '@/components/front-page/pictures/town-12.avif';
import westende from '@/components/front-page/pictures/town-13.avif';
import zeebrugge from '@/components/front-page/pictures/town-14.avif';
import type { CityId } from '@/lib/listings/cities';

/**
 * URLs of a picture for each town: its pier, villas, harbour or dunes. Drawn for this project
 * (docs/decisions/2026-11-22-demo-pictures.md), 520 pixels wide.
 */
export const townPictures: Readonly<Record<CityId, string>> = {
  1: blankenberge.src,
  2: bredene.src,
  3: deHaan.src,
  4: dePanne.src,
  5: knokke.src,
  6: koksijde.src,
  7: middelkerke.src,
  8: heist.src,
  9: nieuwpoort.src,
  10: oostduinkerke.src,
  11: oostende.src,
  12: wenduine.src,
  13: westende.src,
  14: zeebrugge.src,
};
