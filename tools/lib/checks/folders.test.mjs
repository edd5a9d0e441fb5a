import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFolders, findAbsentPaths } from './folders.mjs';

const paths = [
  'basket',
  'basket/client',
  'basket/client/basket-client.ts',
  'basket/state',
  'common',
  'basket.api.ts',
];
const folders = ['basket', 'basket/client', 'basket/state', 'common'];
const exists = (path) => path === 'shell/src/host';
const compare = (...lines) => compareFolders(lines.join('\n'), paths, folders, exists);

test('a README that names every folder has no fault', () => {
  assert.deepEqual(
    compare('| `basket` | `client/` and `state`, one `basket-client`; see `shell/src/host` |'),
    [],
  );
});

test('a folder without a name and a name without a folder are faults', () => {
  assert.deepEqual(compare('| `basket` | `state` and `sync` |'), [
    'does not name basket/client',
    'names sync, which does not exist',
  ]);
});

test('only tables have to be paths: prose names values and properties too', () => {
  assert.deepEqual(
    compare('The `panel` of `client`.', '| `basket`, `state` | `<noun>.api.ts`, `onSend` |'),
    [],
  );
});

test('a path of sources that is gone is a fault of any document', () => {
  assert.deepEqual(findAbsentPaths('`shell/src/host`, `shell/src/gone.ts` and `src/<noun>`', exists), [
    'names shell/src/gone.ts, which does not exist',
  ]);
});
