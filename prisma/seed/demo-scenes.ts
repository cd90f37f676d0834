/** Which of the drawn scenes a home of the demo world can have, so that its photos say the same as its text. */
import type { CityId } from '@/lib/listings/cities';
import { isDetached } from './home';
import type { Home } from './home';
import { looksOut, sceneText } from './scene-texts';
import type { SceneRole, SceneSource, SharedScene } from './scene-source';
import { mainScene, poolScenes } from './scenes/catalogue';
import type { MainScene, PoolScene } from './scenes/catalogue';
import type { Outlook } from './scenes/nature/outlook';
import { drawScene } from './scenes/scene';
import type { SceneKind } from './scenes/scene';

const BREDENE: CityId = 2;

/** Sights that only some towns have. */
const onlyIn: Partial<Record<SceneKind, readonly CityId[]>> = {
  pier: [1],
  lighthouse: [1, 8, 9, 11],
  'sand-yachts': [2, 4, 6, 10],
  'horse-fisher': [6, 10],
  'fishing-quay': [9, 11, 14],
  marina: [1, 9, 11, 14],
  'dike-walk': [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  'dune-path': [2, 3, 4, 5, 6, 8, 9, 10, 12, 13],
  dunes: [2, 3, 4, 5, 6, 8, 9, 10, 12, 13],
};

const roleOf: Readonly<Record<PoolScene['room'], SceneRole | null>> = {
  living: 'living',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  terrace: 'balcony',
  surroundings: 'around',
  // A building in the pool would be another one than on the home's main photo.
  exterior: null,
};

/** Where the kind says more than the room. */
const closerRoles: Partial<Record<SceneKind, SceneRole>> = {
  'roof-terrace': 'roof',
  'garden-terrace': 'garden',
  dining: 'dining',
  'kids-room': 'bunks',
};

/** What the windows of the nth scene of a kind show: every view comes round for every kind. */
function outlookOf(kind: SceneKind, n: number): Outlook {
  const cycle: readonly Outlook[] =
    kind === 'garden-terrace' ? ['garden', 'dunes'] : ['sea', 'roofs', 'sea', 'garden', 'dunes'];
  return cycle[(n + kind.length) % cycle.length] ?? 'sea';
}

/** Whether one can see this from the home. */
function sees(home: Home, outlook: Outlook, role: SceneRole): boolean {
  const detached = isDetached(home.type);
  // With the sea in front, the living room and what is outside look at it.
  if (home.view === 'front' && ['living', 'balcony', 'roof'].includes(role)) return outlook === 'sea';
  return {
    sea: home.view !== 'no',
    roofs: !detached,
    garden: detached || (home.floor ?? 0) <= 1,
    dunes: home.view !== 'front' && (onlyIn.dunes ?? []).includes(home.town.id),
  }[outlook];
}

/** A bunk bed stands only where there are single beds. */
const hasBunk = ({ beds }: Home) => beds.bunkCorner || (beds.singles >= 2 && beds.bedrooms > 1);

function sharedScene({ key, kind, room, seed }: PoolScene, n: number): SharedScene[] {
  const role = closerRoles[kind] ?? roleOf[room];
  if (role === null) return [];
  const outlook = outlookOf(kind, n);
  const fits = (home: Home) => {
    if (!looksOut(kind)) return onlyIn[kind]?.includes(home.town.id) ?? true;
    return sees(home, outlook, role) && (role !== 'bunks' || hasBunk(home));
  };
  const describe = (home: Home) => sceneText(kind, home, outlook);
  return [{ id: key, kind, role, fits, describe, draw: () => drawScene(kind, seed, { outlook }) }];
}

/** Whether the main picture shows nothing that the home lacks. */
function isTrueOf(home: Home, { kind }: MainScene): boolean {
  if (kind === 'balcony') return home.comfort.outdoor && home.floor !== 0;
  if (kind === 'roof-terrace') return home.comfort.outdoor;
  return home.town.id !== BREDENE || !['apartment-dike', 'dike-walk', 'dike-above'].includes(kind);
}

function mainOf(home: Home): MainScene {
  const subject = { propertyType: home.type, city: home.townName, oceanview: home.view };
  let scene = mainScene({ ...subject, seed: String(home.id) });
  for (let n = 2; n < 30 && !isTrueOf(home, scene); n += 1)
    scene = mainScene({ ...subject, seed: `${home.id}-${n}` });
  return scene;
}

const newsKinds: readonly SceneKind[] = ['polder', 'living-panorama', 'beach-day'];

export const demoScenes: SceneSource = {
  shared: poolScenes().flatMap((scene) => sharedScene(scene, Number(scene.key.split('-').at(-1)))),
  drawMain(home) {
    const { kind, seed, options } = mainOf(home);
    return drawScene(kind, seed, options);
  },
  describeMain(home) {
    const { kind, options } = mainOf(home);
    return sceneText(kind, home, options.outlook ?? 'roofs');
  },
  drawNews: (id) => drawScene(newsKinds[id % newsKinds.length] ?? 'waves', `news-${id}`),
};
