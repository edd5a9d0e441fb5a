import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openImportFile } from '../../commerceml/export/write-import.ts';
import { openOffersFile } from '../../commerceml/export/write-offers.ts';
import { paints } from './assortment/assortment.ts';
import { demoGroups, demoProperties } from './classifier.ts';
import { demoOffers, demoPriceTypes, demoWarehouses } from './demo-offers.ts';
import { type DemoProduct, demoProduct } from './demo-product.ts';
import { drawPicture } from './pictures/picture.ts';

export interface GenerateOptions {
  readonly products: number;
  /** Folder to write into, created if missing. */
  readonly out: string;
  readonly seed?: number;
  /** Arrival dates are counted from it. */
  readonly today?: Date;
  readonly onProgress?: (products: number) => void;
}

export interface GeneratedCatalog {
  readonly importFile: string;
  readonly offersFile: string;
  readonly products: number;
  readonly offers: number;
}

/**
 * Writes the demo catalogue as CommerceML 2.10, in 1C's way: `import.xml`, `offers.xml` and pictures in `import_files`.
 * The same options give the same bytes. Both files are written as streams, product by product.
 */
export async function generateCatalog(options: GenerateOptions): Promise<GeneratedCatalog> {
  const { products, out, seed = 2026, today = new Date(), onProgress } = options;
  const pictures = new PictureFolder(out);
  await mkdir(path.join(out, 'import_files'), { recursive: true });
  const importFile = path.join(out, 'import.xml');
  const offersFile = path.join(out, 'offers.xml');
  const head = { ownerName: 'ООО «Спецоснова»', formedAt: `${today.toISOString().slice(0, 10)}T00:00:00` };
  const goods = await openImportFile(importFile, head, {
    groups: demoGroups(),
    properties: demoProperties(),
  });
  const packages = await openOffersFile(offersFile, head, {
    priceTypes: demoPriceTypes,
    warehouses: demoWarehouses,
  });
  let offers = 0;
  for (let index = 0; index < products; index += 1) {
    const made = demoProduct(seed, index);
    await goods.write({ ...made.product, picture: await pictures.add(made) });
    for (const offer of demoOffers(made, today)) {
      await packages.write(offer);
      offers += 1;
    }
    onProgress?.(index + 1);
  }
  await goods.end();
  await packages.end();
  return { importFile, offersFile, products, offers };
}

/** Writes one picture for each shape and colour, not for each product. */
class PictureFolder {
  readonly #out: string;
  readonly #written = new Set<string>();

  constructor(out: string) {
    this.#out = out;
  }

  /** Path of the product's picture relative to the exchange files. */
  async add({ kind, colour }: DemoProduct): Promise<string> {
    const paint = paints[colour] ?? '#8b939c';
    const file = `import_files/${kind.picture}-${paint.slice(1)}.svg`;
    if (!this.#written.has(file)) {
      this.#written.add(file);
      await writeFile(path.join(this.#out, file), drawPicture(kind.picture, paint));
    }
    return file;
  }
}
