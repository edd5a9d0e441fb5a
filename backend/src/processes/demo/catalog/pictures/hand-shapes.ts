import { neutral, type Palette } from './palette.ts';

const hand =
  'M150 226 L134 128 q-2 -18 12 -19 q12 -1 15 16 l9 56 L170 92 q0 -18 14 -18 q14 0 15 18 l3 86 L212 94 q2 -16 15 -15 q14 1 13 18 l-5 90 L254 124 q5 -15 17 -11 q12 4 8 19 l-24 102';
const thumb = 'M151 222 L118 190 q-13 -12 -4 -22 q9 -9 22 1 l40 36 z';

export const handShapes = {
  glove: (p: Palette) => `<path d="${hand} l-8 34 H156 Z" fill="${p.base}"/>
<path d="${thumb}" fill="${p.base}"/>
<path d="M150 226 q48 -24 106 4 l-9 38 H156 z" fill="${p.dark}"/>
<path d="M156 268 H247 L244 332 H160 Z" fill="${neutral.reflector}"/>
<path d="M172 270 v60 M188 270 v60 M204 270 v60 M220 270 v60 M234 270 v60" stroke="#bcc5cd" stroke-width="4"/>
<path d="M158 324 H246 v10 H159 z" fill="${p.deep}"/>
<path d="M148 130 l6 36 M184 96 l2 60 M226 100 l-3 58 M266 130 l-12 46" stroke="${p.light}" stroke-width="6"/>`,

  gauntlet: (
    p: Palette,
  ) => `<g transform="translate(0 -14)"><path d="${hand} l-8 34 H156 Z" fill="${p.base}"/>
<path d="${thumb}" fill="${p.base}"/>
<path d="M156 262 H248 L272 356 H132 Z" fill="${p.dark}"/>
<path d="M134 346 H270 l3 14 H131 z" fill="${p.deep}"/>
<path d="M153 258 H250" stroke="${p.deep}" stroke-width="6" stroke-dasharray="9 7"/>
<path d="M148 130 l6 36 M184 96 l2 60 M226 100 l-3 58 M266 130 l-12 46" stroke="${p.light}" stroke-width="6"/></g>`,

  'disposable-glove': (
    p: Palette,
  ) => `<g opacity=".55" transform="rotate(-9 200 220) translate(-16 0)"><path d="${hand} l-8 34 l4 62 H150 l6 -62 Z" fill="${p.light}"/><path d="${thumb}" fill="${p.light}"/></g>
<g transform="rotate(7 200 220) translate(14 0)"><path d="${hand} l-8 34 l4 62 H150 l6 -62 Z" fill="${p.base}"/><path d="${thumb}" fill="${p.base}"/>
<path d="M149 322 H252" stroke="${p.dark}" stroke-width="9"/>
<path d="M148 130 l6 36 M184 96 l2 60 M226 100 l-3 58 M266 130 l-12 46" stroke="${p.light}" stroke-width="5"/></g>`,
};
