import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/test.ts';
import { shots } from '../../screenshots/shots.ts';
import { fileOf, takeShot, viewportOf } from '../../screenshots/take-shot.ts';

const folder = join(import.meta.dirname, '../../../docs/screenshots');
const SIGNATURE = '89504e470d0a1a0a';

for (const file of ['order-table-1280.png', 'listing-380.png'])
  test(`the picture ${file} of the README can be taken again`, async ({ page, signIn, api }) => {
    const shot = shots.find((each) => fileOf(each) === file)!;
    await page.setViewportSize(viewportOf(shot));
    await signIn(shot.person);
    await shot.open(page, api);
    const png = await takeShot(page);
    expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
    expect(png.readUInt32BE(16)).toBe(shot.width);
  });

test('every picture in docs/screenshots is taken by the script, and the other way round', () => {
  expect(readdirSync(folder).sort()).toEqual(shots.map(fileOf).sort());
});
