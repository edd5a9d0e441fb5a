import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFont, fontFiles, fontFolder } from './cut-fonts.ts';

it.each(fontFiles)('%s is what the command cuts from the package', async (file) => {
  const cut = await cutFont(file);
  expect(cut.equals(readFileSync(join(fontFolder, `${file}.woff2`)))).toBe(true);
});
