import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readCatalogRecords } from '../../commerceml/reading/read-records.ts';
import type { CatalogRecord } from '../../commerceml/reading/records.ts';
import { generateCatalog } from './generate-catalog.ts';

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function generate(products: number, seed = 1): Promise<string> {
  const out = await mkdtemp(path.join(os.tmpdir(), 'generate-test-'));
  folders.push(out);
  await generateCatalog({ products, out, seed, today: new Date('2026-11-21') });
  return out;
}

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    hash.update(name).update(await readFile(path.join(folder, name)).catch(() => ''));
  }
  return hash.digest('hex');
}

async function read(folder: string): Promise<readonly CatalogRecord[]> {
  const records: CatalogRecord[] = [];
  for (const name of ['import.xml', 'offers.xml']) {
    for await (const batch of readCatalogRecords(path.join(folder, name))) records.push(...batch);
  }
  return records;
}

const ofKind = <K extends CatalogRecord['kind']>(records: readonly CatalogRecord[], kind: K) =>
  records.filter((record): record is Extract<CatalogRecord, { kind: K }> => record.kind === kind);

test('the same seed gives the same bytes, another seed others', async () => {
  const [first, again, other] = await Promise.all([generate(150), generate(150), generate(150, 2)]);
  assert.equal(await fingerprint(first), await fingerprint(again));
  assert.notEqual(await fingerprint(first), await fingerprint(other));
});

test('a larger shop begins with the products of a smaller one', async () => {
  const [small, large] = await Promise.all([generate(30).then(read), generate(60).then(read)]);
  const names = (records: readonly CatalogRecord[]) =>
    ofKind(records, 'product').map(({ name, id }) => `${id} ${name}`);
  assert.deepEqual(names(large).slice(0, 30), names(small));
});

test('the assortment has what a wholesale shop needs', async () => {
  const records = await read(await generate(2000));
  const products = ofKind(records, 'product');
  const offers = ofKind(records, 'offer');
  const groups = ofKind(records, 'group');
  assert.equal(products.length, 2000);
  assert.equal(new Set(products.map(({ id }) => id)).size, 2000, 'ids are unique');
  assert.equal(new Set(products.map(({ article }) => article)).size, 2000, 'articles are unique');
  assert.ok(new Set(products.map(({ brand }) => brand)).size >= 25, 'brands');
  assert.equal(ofKind(records, 'priceType').length, 4);
  assert.equal(ofKind(records, 'warehouse').length, 3);
  assert.ok(groups.some(({ parentId }) => parentId === null) && groups.length > 50, 'sections');
  assert.ok(
    offers.some(({ variant }) => 'Рост' in variant),
    'heights',
  );
  assert.ok(
    offers.some(({ prices }) => prices.some(({ fromQuantity }) => fromQuantity > 1)),
    'quantity breaks',
  );
  assert.ok(
    offers.some(({ stocks }) => stocks.every(({ quantity }) => quantity === 0)),
    'something is out of stock',
  );
  assert.ok(
    offers.some(({ stocks }) => stocks.some(({ arrivalOn }) => arrivalOn !== null)),
    'something is arriving',
  );
  assert.ok(
    products.some(({ minOrderCount, multiplicity }) => minOrderCount > 1 && multiplicity > 1),
    'minimum orders',
  );
  for (const { properties, name } of products) assert.ok(properties.length >= 10, `${name} has properties`);
});

test('the cable of the specification is sold, separator words and slash included', async () => {
  const products = ofKind(await read(await generate(150)), 'product');
  const cable = products.find(({ article }) => article === 'ВВГ-is-3x1.5/нг');
  assert.ok(cable?.name.includes('ВВГ-is-3x1.5/нг'));
});
