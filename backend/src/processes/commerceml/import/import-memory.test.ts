import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { NO_SETTINGS } from '../../../../testing/short-lived.ts';
import { makeTestFolder } from '../../../../testing/test-folder.ts';
import { generateCatalog } from '../../demo/catalog/generate-catalog.ts';

const HEAP_MB = 64;
/**
 * Megabytes for new objects, besides the heap. The default is more than twice the heap, and Node would still spend most
 * of the time collecting.
 */
const NEW_MB = 4;

test('the command imports files larger than its memory', async (context) => {
  const out = await mkdtemp(path.join(os.tmpdir(), 'memory-test-'));
  context.after(() => rm(out, { recursive: true, force: true }));
  const { importFile, offersFile, products } = await generateCatalog({ products: 4500, out });
  const sizes = await Promise.all([importFile, offersFile].map((file) => stat(file)));
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  assert.ok(megabytes > HEAP_MB, `${megabytes} MB do not prove anything`);
  await makeTestFolder(path.join(out, 'data'), { withPeople: false });
  const command = path.join(import.meta.dirname, '../../catalog-cli.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--max-old-space-size=${HEAP_MB}`,
      `--max-semi-space-size=${NEW_MB}`,
      command,
      'import',
      importFile,
      offersFile,
    ],
    { env: { ...NO_SETTINGS, DATA_DIR: path.join(out, 'data'), EMBEDDED_DATABASE: '1' } },
  );
  assert.match(stdout, new RegExp(`Товары: добавлено ${products}`));
});
