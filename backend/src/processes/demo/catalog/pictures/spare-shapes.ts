import { neutral, type Palette } from './palette.ts';

const { ink, steel, steelDark, rubber } = neutral;

export const spareShapes = {
  filter: (
    p: Palette,
  ) => `<path d="M104 154 V262 Q104 316 200 316 Q296 316 296 262 V154 Z" fill="${p.dark}"/><ellipse cx="200" cy="154" rx="96" ry="44" fill="${p.base}"/>
<ellipse cx="200" cy="154" rx="62" ry="28" fill="${rubber}"/><ellipse cx="200" cy="150" rx="44" ry="19" fill="${p.light}"/><path d="M200 131 v38 M156 150 h88 M168 136 l64 28 M232 136 l-64 28" stroke="${rubber}" stroke-width="5"/>
<path d="M104 222 Q150 256 200 256 Q250 256 296 222" fill="none" stroke="${p.light}" stroke-width="13"/><path d="M110 262 Q150 294 200 294 Q250 294 290 262" fill="none" stroke="${ink}" stroke-width="5"/>`,

  insole: (p: Palette) =>
    [
      [152, -6],
      [250, 6],
    ]
      .map(
        ([x = 0, turn = 0]) => `<g transform="translate(${x} 204) rotate(${turn})">
<path d="M-4 -134 Q46 -132 42 -62 Q38 -22 30 8 Q26 40 32 82 Q34 130 -2 132 Q-38 130 -34 84 Q-30 40 -36 2 Q-48 -44 -42 -84 Q-36 -132 -4 -134 Z" fill="${p.base}"/>
<path d="M-2 46 Q24 46 24 86 Q24 120 -2 120 Q-26 120 -26 86 Q-26 46 -2 46 Z" fill="${p.dark}"/>
<path d="M-26 -92 Q-2 -118 26 -88 M-30 -66 Q-2 -90 28 -62 M-30 -40 Q-2 -62 26 -36" fill="none" stroke="${p.light}" stroke-width="7"/></g>`,
      )
      .join(''),

  battery: (
    p: Palette,
  ) => `<path d="M92 190 H308 q14 0 14 14 V306 q0 16 -16 16 H94 q-16 0 -16 -16 V204 q0 -14 14 -14 z" fill="${p.base}"/>
<path d="M126 132 H274 q10 0 12 10 l8 50 H106 l8 -50 q2 -10 12 -10 z" fill="${ink}"/><path d="M138 148 v30 M166 148 v30 M234 148 v30 M262 148 v30" stroke="${steel}" stroke-width="9"/>
<path d="M184 142 h32 v40 h-32 z" fill="${steelDark}"/><path d="M78 262 H322" stroke="${p.dark}" stroke-width="16"/>
<path d="M122 226 h60" stroke="${p.light}" stroke-width="11"/><circle cx="236" cy="226" r="8" fill="#4cb46b"/><circle cx="262" cy="226" r="8" fill="#4cb46b"/><circle cx="288" cy="226" r="8" fill="${rubber}"/>`,
};
