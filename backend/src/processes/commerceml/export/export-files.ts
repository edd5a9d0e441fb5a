import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ProductToWrite } from './write-import.ts';

const FOLDER = 'import_files';

/** Copies the media of exported products beside the exchange files, each once, under their stored names. */
export class ExportFiles {
  readonly missing = new Set<string>();
  readonly #copied = new Set<string>();
  readonly #mediaDir: string;
  readonly #out: string;

  constructor(mediaDir: string, out: string) {
    this.#mediaDir = mediaDir;
    this.#out = out;
  }

  get count(): number {
    return this.#copied.size;
  }

  /**
   * The product with paths as the exchange names them. A missing file is still named, because it belonged to the
   * product.
   */
  async copyOf(product: ProductToWrite): Promise<ProductToWrite> {
    const { picture, morePictures = [], documents = [] } = product;
    return {
      ...product,
      picture: picture === null ? null : await this.#copy(picture),
      morePictures: await Promise.all(morePictures.map((name) => this.#copy(name))),
      documents: await Promise.all(
        documents.map(async (document) => ({ ...document, path: await this.#copy(document.path) })),
      ),
    };
  }

  async #copy(name: string): Promise<string> {
    const file = `${FOLDER}/${name}`;
    if (this.#copied.has(name) || this.missing.has(name)) return file;
    await mkdir(path.join(this.#out, FOLDER), { recursive: true });
    try {
      await copyFile(path.join(this.#mediaDir, name), path.join(this.#out, file));
      this.#copied.add(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.missing.add(name);
    }
    return file;
  }
}
