import { detectableExtensions, type FileType } from './file-types.ts';

const MAX_CHARACTERS = 150;
/** Web pages would run scripts when opened from a disk. */
const PAGES = /^(?:x?html?|xht|shtml|mht|mhtml)$/i;
/** Device names that Windows reserves. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Returns a single-line name without a path, at most 150 characters, valid on every system, with the extension of the
 * content: `../фото.png` with a JPEG inside becomes `фото.jpg`.
 */
export function safeFileName(original: string, { extensions }: FileType): string {
  const { stem, extension } = split(clean(original));
  const last = matchingExtension(extension, extensions);
  const name = last === '' ? stem : `${stem}.${last}`;
  const visible = name.startsWith('.') ? `файл${name}` : name || 'файл';
  return shorten(DEVICES.test(visible) ? `_${visible}` : visible);
}

function clean(original: string): string {
  return (
    (original.split(/[/\\]/).at(-1) ?? '')
      .slice(-1000)
      // Browsers escape these characters in names of form fields.
      .replace(/%0[AD]|%22/gi, (written) => (written === '%22' ? '"' : '\n'))
      .normalize('NFC')
      // Line breaks, control characters, bidi controls, lone surrogates.
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}]/gu, ' ')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
  );
}

function split(name: string): { stem: string; extension: string } {
  const [, stem, extension] = /^(.+)\.([\p{L}\p{N}_-]{1,10})$/u.exec(name) ?? [];
  return stem === undefined
    ? { stem: name, extension: '' }
    : { stem: stem.replace(/[. ]+$/, ''), extension: extension! };
}

function matchingExtension(extension: string, extensions: readonly string[]): string {
  const lower = extension.toLowerCase();
  if (extensions.length > 0) {
    if (extensions.includes(lower)) return extension;
    // «Акт 12.05» ends with a date, not with an extension.
    return detectableExtensions.has(lower) || lower === '' ? extensions[0]! : `${extension}.${extensions[0]}`;
  }
  if (PAGES.test(lower)) return `${extension}.txt`;
  return detectableExtensions.has(lower) ? `${extension}.bin` : extension;
}

/** Keeps the extension. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const tail = /\.[^.]{1,16}$/u.exec(name)?.[0] ?? '';
  return (
    characters
      .slice(0, MAX_CHARACTERS - [...tail].length)
      .join('')
      .trimEnd() + tail
  );
}
