/** Extensions that Windows, macOS, Linux and phones run on a click, or mount. */
const programExtensions = new Set(
  `exe com scr pif cpl msi msp mst msix msixbundle appx appxbundle application bat cmd ps1 psm1 psd1 vbs vbe vb js jse
  wsf wsh wsc hta lnk url scf inf reg dll sys ocx drv gadget jar jnlp class apk aab dex ipa pkg dmg command workflow
  sh bash zsh csh ksh elf deb rpm appimage desktop py pyc pyw php phtml chm iso img vhd vhdx xll swf wasm crx xpi
  library-ms search-ms settingcontent-ms`.split(/\s+/),
);
/** Extensions that are dangerous before another one. Others are harmless there: «site.com.pdf», «Node.js.pdf». */
const innerExtensions = new Set('exe scr pif bat cmd vbs vbe ps1 msi hta lnk jar apk'.split(' '));

/** Whether a name has the extension of a program, also before another extension: `счёт.pdf.exe`, `фото.exe.jpg`. */
export function isNamedAsProgram(name: string): boolean {
  const [, ...extensions] = name
    .toLowerCase()
    .replace(/[\s.]+$/, '')
    .split('.')
    .map((part) => part.trim());
  return programExtensions.has(extensions.at(-1) ?? '') || innerExtensions.has(extensions.at(-2) ?? '');
}

/** Signatures of ELF, Mach-O and Java classes, Windows shortcuts, Dalvik, WebAssembly. */
const signatures = [
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
/** Plain text may start with MZ too: «MZ-1;2». */
const TEXT = /^[^\0]{64}/;

/** Whether the content starts like a program or script, whatever its name. */
export function isProgram(head: Buffer): boolean {
  const hex = head.toString('hex', 0, 20);
  if (signatures.some((signature) => hex.startsWith(signature))) return true;
  const text = head.toString('latin1', 0, 64);
  if (text.startsWith('MZ')) return !TEXT.test(text.padEnd(64));
  return /^(?:ï»¿)?#![ \t]*\//.test(text);
}

// Split, so that virus scanners do not report this file.
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Whether the bytes contain the EICAR test string, which every virus scanner reports. */
export function isInfected(bytes: Buffer): boolean {
  return bytes.includes(EICAR);
}

/** Bytes to carry over between chunks, so that a match across their boundary is found. */
export const CHUNK_OVERLAP = EICAR.length - 1;
