/** Which photos a home of the demo world shows, in which order, and what each of them says to who does not see it. */
import type { Prisma } from '@/prisma/generated/client';
import type { StoredPhoto } from '@/server/photos/store-photo';
import { isDetached } from './home';
import type { Home } from './home';
import type { PhotoJob } from './photos';
import { Random } from './scenes/random';
import type { SceneRole, SceneSource, SharedScene } from './scene-source';
import { drawUuid } from './uuid';

interface PlannedPicture {
  readonly listingId: number;
  readonly orderNumber: number;
  readonly photoKey: string;
  readonly description: string;
}

export interface PhotoPlan {
  /** Every photo once. */
  readonly jobs: readonly PhotoJob[];
  readonly pictures: readonly PlannedPicture[];
  /** Keys of the images of the news articles, in their order. */
  readonly newsKeys: readonly string[];
}

const MOST_PHOTOS = 10;
const FEWEST_PHOTOS = 8;
/** A draft has a few already. */
const PHOTOS_OF_A_CONCEPT = 3;

const sharedKey = (scene: SharedScene) => `originals/demo-scene-${scene.id}.jpg`;
const mainKey = (home: Home) => `originals/demo-home-${home.id}.jpg`;
const newsKey = (id: number) => `originals/demo-news-${id}.jpg`;

/** The rooms a home shows after its main photo, before what is around it; each role as often as it stands here. */
function rolesOf(home: Home, random: Random): SceneRole[] {
  const { bedrooms, bathrooms } = home.beds;
  const outside: SceneRole = isDetached(home.type)
    ? 'garden'
    : home.type === 'penthouse'
      ? 'roof'
      : 'balcony';
  return [
    'living',
    ...(home.comfort.outdoor ? [outside] : []),
    'kitchen',
    ...(random.chance(0.4) ? (['dining'] as const) : []),
    'bedroom',
    ...(bedrooms > 1 && random.chance(0.6) ? (['bedroom'] as const) : []),
    ...(random.chance(0.6) ? (['bunks'] as const) : []),
    'bathroom',
    ...(bathrooms > 1 && random.chance(0.6) ? (['bathroom'] as const) : []),
  ];
}

/** What may not come twice in one home: a room's picture, and a kind of sight. */
const nameIn = ({ role, id, kind }: SharedScene) => (role === 'around' ? kind : id);

/** One scene after the other of a role, none twice, and those that fit it alone. */
function pickScenes(home: Home, scenes: SceneSource, random: Random): SharedScene[] {
  const used = new Set<string>();
  const take = (role: SceneRole): SharedScene[] => {
    const fitting = scenes.shared.filter(
      (scene) => scene.role === role && !used.has(nameIn(scene)) && scene.fits(home),
    );
    if (fitting.length === 0) return [];
    const scene = random.pick(fitting);
    used.add(nameIn(scene));
    return [scene];
  };
  const rooms = rolesOf(home, random).flatMap(take);
  const total = random.int(FEWEST_PHOTOS, MOST_PHOTOS) - 1;
  const around = Array.from({ length: Math.max(0, total - rooms.length) }, () => 'around' as const).flatMap(
    take,
  );
  return [...rooms, ...around].slice(0, MOST_PHOTOS - 1);
}

function picturesOf(
  home: Home,
  scenes: SceneSource,
): { picture: PlannedPicture; scene: SharedScene | null }[] {
  const shared = pickScenes(home, scenes, new Random(`pictures/${home.id}`));
  const shown = home.state === 'concept' ? shared.slice(0, PHOTOS_OF_A_CONCEPT - 1) : shared;
  const main = {
    listingId: home.id,
    orderNumber: 1,
    photoKey: mainKey(home),
    description: scenes.describeMain(home),
  };
  const rest = shown.map((scene, index) => ({
    picture: {
      listingId: home.id,
      orderNumber: index + 2,
      photoKey: sharedKey(scene),
      description: scene.describe(home),
    },
    scene,
  }));
  return [{ picture: main, scene: null }, ...rest];
}

export function planPhotos(
  homes: readonly Home[],
  news: readonly { id: number }[],
  scenes: SceneSource,
): PhotoPlan {
  const planned = homes.flatMap((home) => picturesOf(home, scenes));
  const used = new Map(planned.flatMap(({ scene }) => (scene ? [[scene.id, scene] as const] : [])));
  return {
    jobs: [
      ...homes.map((home) => ({ key: mainKey(home), svg: () => scenes.drawMain(home) })),
      ...Array.from(used.values(), (scene) => ({ key: sharedKey(scene), svg: () => scene.draw() })),
      ...news.map(({ id }) => ({ key: newsKey(id), svg: () => scenes.drawNews(id) })),
    ],
    pictures: planned.map(({ picture }) => picture),
    newsKeys: news.map(({ id }) => newsKey(id)),
  };
}

/** @throws Error when a planned photo was not drawn */
export function pictureRows(
  plan: PhotoPlan,
  photos: ReadonlyMap<string, StoredPhoto>,
): Prisma.ListingPictureCreateManyInput[] {
  return plan.pictures.map(({ listingId, orderNumber, photoKey, description }) => {
    const photo = photos.get(photoKey);
    if (!photo) throw new Error(`No photo was drawn for ${photoKey}`);
    const id = drawUuid(new Random(`picture/${listingId}/${orderNumber}`));
    return { id, listingId, orderNumber, ...photo, description };
  });
}
