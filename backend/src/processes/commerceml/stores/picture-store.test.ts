import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, unlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { contentName } from '../../../platform/media/media-files.ts';
import { previewName, zoomName } from '../../../platform/media/picture-name.ts';
import { PictureStore } from './picture-store.ts';

let home: string;
before(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'pictures-test-'));
});
after(async () => {
  await rm(home, { recursive: true, force: true });
});

const media = (name: string) => path.join(home, 'media', name);
const widthOf = async (name: string) => (await sharp(media(name)).metadata()).width;
const add = async (source: string) => {
  const store = new PictureStore(home, path.join(home, 'media'));
  const name = await store.add(source);
  await store.finish();
  assert.ok(name);
  return name;
};
const draw = (name: string, width: number) =>
  sharp({ create: { width, height: 500, channels: 3, background: '#c33' } }).toFile(path.join(home, name));

test('a large picture is stored for the list, the page and the whole screen', async () => {
  await draw('large.jpg', 3000);
  const name = await add('large.jpg');
  assert.deepEqual(
    await Promise.all([previewName(name), name, zoomName(name)].map(widthOf)),
    [320, 640, 1600],
  );
});

test('a picture between two widths keeps its own', async () => {
  await draw('middle.jpg', 900);
  assert.equal(await widthOf(zoomName(await add('middle.jpg'))), 900);
});

test('a small picture is never enlarged, and takes the space of one', async () => {
  await draw('small.jpg', 500);
  const name = await add('small.jpg');
  assert.equal(await widthOf(zoomName(name)), 500);
  assert.equal((await stat(media(zoomName(name)))).ino, (await stat(media(name))).ino);
});

test('a picture stored before the large width existed gets it from the next exchange and is otherwise unchanged', async () => {
  await draw('early.jpg', 2000);
  const name = await add('early.jpg');
  await unlink(media(zoomName(name)));
  await writeFile(media(name), 'as it was');
  await add('early.jpg');
  assert.equal(await widthOf(zoomName(name)), 1600);
  assert.equal((await stat(media(name))).size, 'as it was'.length);
});

test('a file named like a stored picture is still checked', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><rect width="700" height="700"/></svg>';
  const source = `${contentName(Buffer.from(svg))}.webp`;
  await writeFile(path.join(home, source), svg);
  assert.equal((await sharp(media(await add(source))).metadata()).format, 'webp');
});
