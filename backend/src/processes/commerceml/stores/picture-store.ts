import { access, link, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  contentName,
  fileInside,
  MAX_FILE_BYTES,
  writeAtomically,
} from '../../../platform/media/media-files.ts';
import { PICTURE_WIDTHS, previewName, zoomName } from '../../../platform/media/picture-name.ts';

const STORED_NAME = /^[0-9a-f]{32}\.webp$/;
const unreadable = { format: undefined, width: 0, height: 0 };
const REMEMBERED = 10_000;
const AT_ONCE = 4;
const MAX_WAITING = 32;

/**
 * Stores the pictures of an exchange in the media folder as WebP, named by their content: the same picture is stored
 * once, and a stored one never changes. Rendering continues during the import; `finish` waits for it.
 */
export class PictureStore {
  /** Paths of pictures that are missing, larger than 50 MB or not pictures. */
  readonly missing = new Set<string>();
  /** Names of pictures that turned out to be broken. */
  readonly broken = new Set<string>();
  readonly #folder: string;
  readonly #mediaDir: string;
  readonly #names = new Map<string, string | null>();
  readonly #running = new Set<Promise<void>>();
  readonly #seen = new Set<string>();

  readonly #isDryRun: boolean;

  /** A dry run finds the names of pictures and writes none. */
  constructor(folder: string, mediaDir: string, isDryRun = false) {
    this.#folder = folder;
    this.#mediaDir = mediaDir;
    this.#isDryRun = isDryRun;
  }

  /** The name below the media folder for a picture of the exchange, or null without one. */
  async add(source: string, folder = this.#folder): Promise<string | null> {
    const key = path.join(folder, source);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = await this.#read(source, folder);
    if (this.#names.size >= REMEMBERED) this.#names.clear();
    this.#names.set(key, name);
    return name;
  }

  async finish(): Promise<void> {
    await Promise.all(this.#running);
  }

  async #read(source: string, folder: string): Promise<string | null> {
    const file = fileInside(folder, source);
    const size =
      file === null
        ? 0
        : await stat(file).then(
            (found) => found.size,
            () => 0,
          );
    const bytes = file === null || size > MAX_FILE_BYTES ? null : await readFile(file).catch(() => null);
    if (bytes === null) {
      this.missing.add(source);
      return null;
    }
    const ownName = await this.#exportedName(source, bytes);
    const name = ownName ?? `${contentName(bytes)}.webp`;
    if (!this.#isDryRun && !this.#seen.has(name)) {
      this.#seen.add(name);
      await this.#enqueue({ source, name, bytes, isExported: ownName !== null });
    }
    return name;
  }

  /** A picture exported by this shop or another keeps its name. */
  async #exportedName(source: string, bytes: Buffer): Promise<string | null> {
    const name = path.basename(source);
    if (!STORED_NAME.test(name)) return null;
    const stored = await readFile(path.join(this.#mediaDir, name)).catch(() => null);
    if (stored !== null) return stored.equals(bytes) ? name : null;
    const {
      format,
      width = 0,
      height = 0,
    } = await sharp(bytes)
      .metadata()
      .catch(() => unreadable);
    return format === 'webp' && Math.max(width, height) <= PICTURE_WIDTHS.detail ? name : null;
  }

  async #enqueue(picture: AddedPicture): Promise<void> {
    const { source, name } = picture;
    while (this.#running.size >= MAX_WAITING) await Promise.race(this.#running);
    const before = [...this.#running].at(-AT_ONCE) ?? Promise.resolve();
    const task = before
      .then(() => this.#render(picture))
      .catch(() => {
        this.missing.add(source);
        this.broken.add(name);
      })
      .finally(() => this.#running.delete(task));
    this.#running.add(task);
  }

  /**
   * The preview is written last: a picture with a preview is complete, except for the large width of pictures stored
   * before it existed.
   */
  async #render({ name, bytes, isExported }: AddedPicture): Promise<void> {
    const [detail, zoom, preview] = [name, zoomName(name), previewName(name)].map((file) =>
      path.join(this.#mediaDir, file),
    ) as [string, string, string];
    if ((await exists(preview)) && (await exists(zoom))) return;
    await mkdir(this.#mediaDir, { recursive: true });
    const picture = sharp(bytes, { limitInputPixels: 50_000_000 }).rotate();
    // Rendering an exported picture again would lose a little quality each time.
    if (isExported) await writeAtomically(detail, bytes);
    else if (!(await exists(detail))) await writeWebp(picture.clone(), PICTURE_WIDTHS.detail, detail);
    const { width = 0, height = 0 } = await picture.metadata();
    if (Math.max(width, height) > PICTURE_WIDTHS.detail)
      await writeWebp(picture.clone(), PICTURE_WIDTHS.zoom, zoom);
    else await sameFile(detail, zoom);
    await writeWebp(picture.clone(), PICTURE_WIDTHS.preview, preview);
  }
}

interface AddedPicture {
  /** Its path in the exchange. */
  readonly source: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** A shop has rendered it before, so it is stored unchanged. */
  readonly isExported: boolean;
}

/**
 * There is no larger version: both names have the same bytes, which take space once where the file system can share
 * them.
 */
async function sameFile(file: string, other: string): Promise<void> {
  if (await exists(other)) return;
  await link(file, other).catch(async () => writeAtomically(other, await readFile(file)));
}

/** The file gets its name only when complete. */
async function writeWebp(picture: Sharp, width: number, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  const fitted = picture.resize(width, width, { fit: 'inside', withoutEnlargement: true });
  // The large width takes most of the time and is viewed least, so speed counts more than size.
  const effort = width === PICTURE_WIDTHS.zoom ? 0 : 2;
  await fitted.webp({ quality: 82, effort }).toFile(unfinished);
  await rename(unfinished, file);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
