/** What Windows, macOS, Linux and phones run on a click, or mount and run from. */
const run = new Set(
  `exe com scr pif cpl msi msp mst msix msixbundle appx appxbundle application bat cmd ps1 psm1 psd1 vbs vbe vb js jse
  wsf wsh wsc hta lnk url scf inf reg dll sys ocx drv gadget jar jnlp class apk aab dex ipa pkg dmg command workflow
  sh bash zsh csh ksh elf deb rpm appimage desktop py pyc pyw php phtml chm iso img vhd vhdx xll swf wasm crx xpi
  library-ms search-ms settingcontent-ms`.split(/\s+/),
);
/** Hidden behind a second ending; others are harmless there: «site.com.pdf», «Node.js.pdf». */
const hidden = new Set('exe scr pif bat cmd vbs vbe ps1 msi hta lnk jar apk'.split(' '));

/** Whether a name ends as programs do, also below a second ending: `счёт.pdf.exe`, `фото.exe.jpg`. */
export function isNamedAsProgram(name: string): boolean {
  const [, ...endings] = name
    .toLowerCase()
    .replace(/[\s.]+$/, '')
    .split('.')
    .map((part) => part.trim());
  return run.has(endings.at(-1) ?? '') || hidden.has(endings.at(-2) ?? '');
}

/** By which programs begin: ELF, Mach-O of each kind and Java, a link of Windows, Dalvik, WebAssembly. */
const beginnings = [
  '7f454c46',
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  '4c0000000114020000000000c000000000000046',
  '6465780a',
  '0061736d',
];
/** Of texts that only begin so: «MZ-1;2». */
const TEXT_BEGINS = /^[^\0]{64}/;

/** Whether a file begins as programs and scripts do, whatever it is called. */
export function isProgram(head: Buffer): boolean {
  const hex = head.toString('hex', 0, 20);
  if (beginnings.some((beginning) => hex.startsWith(beginning))) return true;
  const text = head.toString('latin1', 0, 64);
  if (text.startsWith('MZ')) return !TEXT_BEGINS.test(text.padEnd(64));
  return /^(?:ï»¿)?#![ \t]*\//.test(text);
}

// In two parts, so that no scanner takes this file for it.
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Whether the test string of virus scanners is in it: what one would find, this shop refuses too. */
export function isInfected(bytes: Buffer): boolean {
  return bytes.includes(EICAR);
}

/** Bytes of one piece of a file that the next one needs, so that nothing between the two is overseen. */
export const OVERLAP = EICAR.length - 1;
