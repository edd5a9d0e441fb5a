import { type FileType, promised } from './endings.ts';

const MAX_LETTERS = 150;
/** Pages of the web: opened from a disk they would run. */
const PAGES = /^(?:x?html?|xht|shtml|mht|mhtml)$/i;
/** Names that Windows gives to no file. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * One line without a path, at most 150 letters, that every system takes and that ends as the content does:
 * `../фото.png` with a JPEG inside becomes `фото.jpg`.
 */
export function tameName(given: string, { endings }: FileType): string {
  const { stem, ending } = split(clean(given));
  const last = fitting(ending, endings);
  const name = last === '' ? stem : `${stem}.${last}`;
  const whole = name.startsWith('.') ? `файл${name}` : name || 'файл';
  return shorten(DEVICES.test(whole) ? `_${whole}` : whole);
}

function clean(given: string): string {
  return (
    (given.split(/[/\\]/).at(-1) ?? '')
      .slice(-1000)
      // So browsers write what a form may not hold.
      .replace(/%0[AD]|%22/gi, (written) => (written === '%22' ? '"' : '\n'))
      .normalize('NFC')
      // Line breaks, controls, directions of writing, halves of letters.
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}]/gu, ' ')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
  );
}

function split(name: string): { stem: string; ending: string } {
  const [, stem, ending] = /^(.+)\.([\p{L}\p{N}_-]{1,10})$/u.exec(name) ?? [];
  return stem === undefined
    ? { stem: name, ending: '' }
    : { stem: stem.replace(/[. ]+$/, ''), ending: ending! };
}

function fitting(ending: string, endings: readonly string[]): string {
  const lower = ending.toLowerCase();
  if (endings.length > 0) {
    if (endings.includes(lower)) return ending;
    // «Акт 12.05» has no ending, it has a date.
    return promised.has(lower) || lower === '' ? endings[0]! : `${ending}.${endings[0]}`;
  }
  if (PAGES.test(lower)) return `${ending}.txt`;
  return promised.has(lower) ? `${ending}.bin` : ending;
}

/** The ending stays. */
function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_LETTERS) return name;
  const tail = /\.[^.]{1,16}$/u.exec(name)?.[0] ?? '';
  return (
    letters
      .slice(0, MAX_LETTERS - [...tail].length)
      .join('')
      .trimEnd() + tail
  );
}
