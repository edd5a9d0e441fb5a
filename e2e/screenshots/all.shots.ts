import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../fixtures/test.ts';
import { shots } from './shots.ts';
import { fileOf, takeShot, viewportOf } from './take-shot.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots');

for (const shot of shots)
  test(fileOf(shot), async ({ page, signIn, api }) => {
    await page.setViewportSize(viewportOf(shot));
    await signIn(shot.person);
    await shot.open(page, api);
    await writeFile(join(folder, fileOf(shot)), await takeShot(page));
  });
