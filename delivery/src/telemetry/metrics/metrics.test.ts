import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointTo } from '../../releases/store/pointer.ts';
import type { Observation } from '../observations.ts';
import { Metrics } from './metrics.ts';

const seen = (version: string): Observation => ({
  key: version,
  minute: 0,
  area: 'catalog',
  version,
  kind: 'page',
  bucket: 0,
  weight: 1,
  value: 0,
});

test('series of a release that is gone go too, also when old tabs tell of it later', async () => {
  const metrics = new Metrics();
  const pointers = new Map([['catalog', pointTo('catalog', '2.0.0', undefined)]]);
  metrics.count([seen('1.0.0'), seen('2.0.0')]);
  const text = async () => (await metrics.text(pointers)).match(/shop_page_loads_total\{[^}]*\} \d+/g);
  const expected = ['shop_page_loads_total{area="catalog",version="2.0.0"} 1'];
  assert.deepEqual(await text(), expected);
  metrics.count([seen('1.0.0')]);
  assert.deepEqual(await text(), expected);
});

test('while the store is gone the series stay', async () => {
  const metrics = new Metrics();
  metrics.count([seen('1.0.0')]);
  assert.match(await metrics.text(undefined), /shop_page_loads_total\{area="catalog",version="1\.0\.0"\} 1/);
});
