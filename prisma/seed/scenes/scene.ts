/**
 * Every kind of picture by name. A picture is a pure function of kind, seed and options.
 */
import { drawBathroomShower, drawBathroomTub } from './indoors/bathroom';
import { drawBedroom, drawBedroomView, drawKidsRoom } from './indoors/bedroom';
import { drawDining, drawKitchenIsland, drawKitchenTable } from './indoors/kitchen';
import { drawLivingNook, drawLivingPanorama, drawLivingSofa } from './indoors/living';
import { drawStudio } from './indoors/studio';
import { Canvas } from './kit/canvas';
import { Light, type Mood, pickMood } from './kit/light';
import { drawApartmentClose, drawApartmentFront } from './mains/apartment';
import { drawHouse } from './mains/house';
import { drawMarinaFront } from './mains/marina';
import { drawVilla } from './mains/villa';
import { drawDikeView } from './mains/waterfront';
import type { Outlook } from './nature/outlook';
import { drawPolder } from './outdoors/countryside';
import { drawFishingQuay, drawMarina } from './outdoors/harbour';
import { drawBreakwater, drawLighthouse, drawPier } from './outdoors/landmarks';
import { drawRoofTerrace } from './outdoors/roof-terrace';
import {
  drawCabins,
  drawDuneLand,
  drawDunePath,
  drawHorseFisher,
  drawKites,
  drawSandYachts,
} from './outdoors/sand';
import { drawBeachDay, drawQuietBeach, drawWaves } from './outdoors/shore';
import { drawBalconyView, drawGardenTerrace } from './outdoors/terrace';
import { drawMarket, drawTram } from './outdoors/town';
import { Random } from './random';

export type SceneOptions = {
  /** What windows and terraces look out on; drawn from the seed when absent. */
  outlook?: Outlook;
  mood?: Mood;
  /** A town without high buildings. */
  low?: boolean;
};

type Drawing = (c: Canvas, light: Light, r: Random, options: Required<Omit<SceneOptions, 'mood'>>) => void;

const room =
  (draw: (c: Canvas, light: Light, r: Random, outlook: Outlook) => void): Drawing =>
  (c, light, r, { outlook }) =>
    draw(c, light, r, outlook);

const DRAWINGS = {
  'apartment-dike': (c, light, r, { low }) => drawApartmentFront(c, light, r, 'dike', low),
  'apartment-sand': (c, light, r, { low }) => drawApartmentFront(c, light, r, 'sand', low),
  'apartment-street': (c, light, r, { low }) => drawApartmentFront(c, light, r, 'street', low),
  'apartment-close': drawApartmentClose,
  'apartment-marina': drawMarinaFront,
  'dike-walk': (c, light, r, { low }) => drawDikeView(c, light, r, r.between(2.4, 4.6), low),
  'dike-above': (c, light, r, { low }) =>
    drawDikeView(c, light, r, low ? r.between(10, 13) : r.between(14, 22), low),
  balcony: room(drawBalconyView),
  'roof-terrace': room(drawRoofTerrace),
  'garden-terrace': room(drawGardenTerrace),
  'villa-norman': (c, light, r) => drawVilla(c, light, r, 'norman', r.pick(['avenue', 'dunes', 'avenue'])),
  'villa-modern': (c, light, r) => drawVilla(c, light, r, 'modern', r.pick(['dunes', 'sea', 'avenue'])),
  'villa-thatch': (c, light, r) => drawVilla(c, light, r, 'thatch', r.pick(['dunes', 'avenue', 'sea'])),
  'villa-brick': (c, light, r) => drawVilla(c, light, r, 'brick', r.pick(['avenue', 'dunes'])),
  'villa-belle': (c, light, r) => drawVilla(c, light, r, 'belle', r.pick(['avenue', 'sea', 'dunes'])),
  'house-cottages': (c, light, r) => drawHouse(c, light, r, 'cottages'),
  'house-terrace': (c, light, r) => drawHouse(c, light, r, 'terrace'),
  'house-farm': (c, light, r) => drawHouse(c, light, r, 'farm'),
  'house-bungalow': (c, light, r) => drawHouse(c, light, r, 'bungalow'),
  studio: room(drawStudio),
  'living-panorama': room(drawLivingPanorama),
  'living-sofa': room(drawLivingSofa),
  'living-nook': room(drawLivingNook),
  dining: room(drawDining),
  'kitchen-island': room(drawKitchenIsland),
  'kitchen-table': room(drawKitchenTable),
  bedroom: room(drawBedroom),
  'bedroom-view': room(drawBedroomView),
  'kids-room': room(drawKidsRoom),
  'bathroom-tub': room(drawBathroomTub),
  'bathroom-shower': room(drawBathroomShower),
  waves: drawWaves,
  'beach-day': drawBeachDay,
  'quiet-beach': drawQuietBeach,
  breakwater: drawBreakwater,
  pier: drawPier,
  lighthouse: drawLighthouse,
  'dune-path': drawDunePath,
  dunes: drawDuneLand,
  cabins: drawCabins,
  kites: drawKites,
  'sand-yachts': drawSandYachts,
  'horse-fisher': drawHorseFisher,
  tram: drawTram,
  market: drawMarket,
  'fishing-quay': drawFishingQuay,
  marina: drawMarina,
  polder: drawPolder,
} satisfies Record<string, Drawing>;

export type SceneKind = keyof typeof DRAWINGS;

export const SCENE_KINDS = Object.keys(DRAWINGS).filter((name): name is SceneKind => name in DRAWINGS);

const OUTLOOKS: readonly Outlook[] = ['sea', 'sea', 'sea', 'dunes', 'roofs', 'garden'];

/** Rooms are photographed by day: evening moods stay rare there. */
const DAYLIGHT: readonly Mood[] = [
  'clear',
  'clear',
  'morning',
  'morning',
  'breezy',
  'haze',
  'golden',
  'winter',
  'silver',
  'breezy',
  'clear',
  'sunset',
];

const isRoom = (kind: SceneKind): boolean => /^(studio|living|dining|kitchen|bed|kids|bath)/.test(kind);

/** Draws one picture as an SVG document of 1600x1067; the same arguments give the same text. */
export function drawScene(kind: SceneKind, seed: string, options: SceneOptions = {}): string {
  const r = new Random(`${kind}:${seed}`);
  const mood = options.mood ?? pickMood(r.fork('mood'), isRoom(kind) ? DAYLIGHT : undefined);
  const light = new Light(r.fork('light'), mood);
  const outlook = options.outlook ?? r.fork('outlook').pick(OUTLOOKS);
  const c = new Canvas();
  const draw: Drawing = DRAWINGS[kind];
  draw(c, light, r, { outlook, low: options.low ?? false });
  return c.toSvg(light.recipe.air, r.fork('mirror').chance(0.5));
}
