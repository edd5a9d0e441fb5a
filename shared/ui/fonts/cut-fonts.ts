import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import ranges from '../src/core/theme/font-ranges.json' with { type: 'json' };

/**
 * `node fonts/cut-fonts.ts` cuts the shop's font files from Golos Text: the glyphs that a first screen in Russian shows, the
 * rest in files that a browser fetches when a page needs them, and of the weight axis what the theme uses.
 */
export type FontFile = keyof typeof ranges;

export const fontFolder = join(import.meta.dirname, '../src/core/theme/font-files');
export const fontFiles = Object.keys(ranges) as readonly FontFile[];

const golos = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/golos-text/package.json'));
/** The weights that the theme uses. */
const WEIGHTS = { min: 400, max: 600 };
const sources: Record<FontFile, string> = {
  'golos-cyrillic': 'cyrillic',
  'golos-cyrillic-more': 'cyrillic',
  'golos-latin': 'latin',
  'golos-latin-more': 'latin',
  'golos-ruble': 'latin-ext',
};

export function cutFont(file: FontFile): Promise<Buffer> {
  const whole = readFileSync(join(golos, 'files', `golos-text-${sources[file]}-wght-normal.woff2`));
  return subsetFont(whole, charactersOf(ranges[file]), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

/** The characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

async function writeFonts(): Promise<void> {
  for (const file of fontFiles) writeFileSync(join(fontFolder, `${file}.woff2`), await cutFont(file));
}

if (process.argv[1] === import.meta.filename) void writeFonts();
