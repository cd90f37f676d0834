/** The pictures of the demo world: files in `pictures/`, with a description of each in `pictures/catalogue.csv`. */
import fs from 'node:fs';
import path from 'node:path';
import { isPictureKind, isPictureView } from './picture-texts';
import type { PictureKind, PictureView } from './picture-texts';

/** Relative to the root of the repository, where all commands of the project run. */
const FOLDER = 'prisma/seed/pictures';

/** Size in pixels of every picture. */
export const PICTURE_SIZE = { width: 1600, height: 1067 } as const;

const uses = ['cover', 'shared', 'news'] as const;

export interface Picture {
  /** File name: lower-case letters, digits, hyphens and one dot, as required for storage keys. */
  readonly file: string;
  /**
   * The first photo of one listing, a further photo of several listings in different towns, or the image of an article.
   */
  readonly use: (typeof uses)[number];
  readonly kind: PictureKind;
  /** The view from its windows or terrace; null for buildings and surroundings. */
  readonly view: PictureView | null;
  /** Whether its buildings are those of a town without high-rises. */
  readonly low: boolean;
  /** Tiny data: URL, shown blurred while the photo loads. */
  readonly placeholder: string;
}

function parseLine(line: string): Picture {
  const [file = '', use, kind = '', view = '', low, placeholder = ''] = line.split(',');
  const knownUse = uses.find((name) => name === use);
  if (!knownUse || !isPictureKind(kind) || (view !== '' && !isPictureView(view)))
    throw new Error(`The catalogue of pictures has a line that says nothing known: ${line}`);
  return {
    file,
    use: knownUse,
    kind,
    view: view === '' ? null : view,
    low: low === 'low',
    placeholder: `data:image/webp;base64,${placeholder}`,
  };
}

/**
 * All pictures, in the order of the catalogue.
 * @throws Error for a line with an unknown use, kind or view
 */
export function readCatalogue(): Picture[] {
  const [, ...lines] = fs.readFileSync(path.join(FOLDER, 'catalogue.csv'), 'utf8').trim().split('\n');
  return lines.map(parseLine);
}

/** The key of a picture in the photo storage. */
export const pictureKey = (file: string) => `originals/demo-${file}`;

/** The bytes of a picture. */
export const readPicture = (file: string): Promise<Buffer> => fs.promises.readFile(path.join(FOLDER, file));
