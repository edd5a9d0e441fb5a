import { neutral, type Palette } from './palette.ts';

const { ink, steel, steelDark, steelLight, amber, rubber } = neutral;

function disc(rim: string, label: string): string {
  return `<circle cx="200" cy="206" r="132" fill="${rim}"/><circle cx="200" cy="206" r="72" fill="${label}"/>
<circle cx="200" cy="206" r="30" fill="${steel}"/><circle cx="200" cy="206" r="18" fill="#ffffff"/>`;
}

export const supplyShapes = {
  'cutting-disc': (p: Palette) => `${disc(ink, p.base)}
<circle cx="200" cy="206" r="116" fill="none" stroke="#474d56" stroke-width="3" stroke-dasharray="5 7"/><circle cx="200" cy="206" r="96" fill="none" stroke="#474d56" stroke-width="3" stroke-dasharray="5 7"/>
<path d="M152 172 A60 60 0 0 1 248 172" fill="none" stroke="${p.light}" stroke-width="9"/><path d="M164 254 q36 20 72 0" fill="none" stroke="#fff" stroke-width="6"/>`,

  'diamond-disc': (p: Palette) => `${disc(steel, p.base)}
<circle cx="200" cy="206" r="124" fill="none" stroke="${steelDark}" stroke-width="17" stroke-dasharray="50 15" stroke-linecap="butt"/>
<circle cx="200" cy="206" r="92" fill="none" stroke="${steelLight}" stroke-width="8"/><path d="M152 172 A60 60 0 0 1 248 172" fill="none" stroke="${p.light}" stroke-width="8"/>`,

  'drill-bit': () =>
    [
      [120, 60, 0],
      [178, 84, 20],
      [232, 104, 40],
      [280, 128, 60],
    ]
      .map(
        ([
          x = 0,
          y = 0,
          cut = 0,
        ]) => `<path d="M${x - 14} ${y + 20} L${x} ${y} L${x + 14} ${y + 20} V${238 + cut / 4} H${x - 14} Z" fill="${amber}"/>
<path d="M${x - 14} ${y + 54} L${x + 14} ${y + 30} M${x - 14} ${y + 88} L${x + 14} ${y + 64} M${x - 14} ${y + 122} L${x + 14} ${y + 98}" stroke="#b97d20" stroke-width="7"/>
<rect x="${x - 11}" y="${238 + cut / 4}" width="22" height="${92 - cut / 4}" rx="4" fill="${steelDark}"/><path d="M${x - 4} ${246 + cut / 4} v72" stroke="${steelLight}" stroke-width="4"/>`,
      )
      .join(''),

  screws: () =>
    [
      [126, 34, 14],
      [204, 0, -6],
      [280, 40, 18],
    ]
      .map(
        ([
          x = 0,
          y = 0,
          turn = 0,
        ]) => `<g transform="translate(${x} ${90 + y}) rotate(${turn})"><path d="M-14 26 H14 L7 190 L0 216 L-7 190 Z" fill="${amber}"/>
<path d="M-15 60 L14 46 M-14 88 L13 74 M-13 116 L12 102 M-11 144 L11 130 M-9 172 L9 158" stroke="#a8711c" stroke-width="7"/>
<path d="M-38 0 H38 L14 30 H-14 Z" fill="${steelDark}"/><ellipse cx="0" cy="0" rx="38" ry="12" fill="${steel}"/><path d="M-13 0 H13 M0 -5 V5" stroke="${ink}" stroke-width="5"/></g>`,
      )
      .join(''),

  tape: (p: Palette) => `<path d="M264 214 Q318 300 352 316 l-8 22 Q270 330 206 312 Z" fill="${p.light}"/>
<circle cx="186" cy="204" r="124" fill="${p.base}"/><circle cx="186" cy="204" r="108" fill="none" stroke="${p.dark}" stroke-width="3"/><circle cx="186" cy="204" r="92" fill="none" stroke="${p.dark}" stroke-width="3"/>
<circle cx="186" cy="204" r="68" fill="#c9a77c"/><circle cx="186" cy="204" r="56" fill="#ffffff"/>
<path d="M96 150 A106 106 0 0 1 160 102" fill="none" stroke="${p.light}" stroke-width="11"/>`,

  cable:
    () => `<g fill="none"><circle cx="186" cy="204" r="112" stroke="${ink}" stroke-width="25"/><circle cx="186" cy="204" r="86" stroke="${rubber}" stroke-width="23"/><circle cx="186" cy="204" r="62" stroke="${ink}" stroke-width="21"/>
<path d="M108 148 A96 96 0 0 1 168 108" stroke="#6a727d" stroke-width="7"/><path d="M268 278 Q318 312 346 268" stroke="${ink}" stroke-width="22"/></g>
<path d="M338 276 L350 230" stroke="#3c78c8" stroke-width="9"/><path d="M346 278 L370 238" stroke="#8a5a3c" stroke-width="9"/><path d="M350 284 L382 256" stroke="#d8c322" stroke-width="9"/>
<path d="M350 230 l3 -13 M370 238 l6 -11 M382 256 l11 -8" stroke="${amber}" stroke-width="6"/>`,
};
