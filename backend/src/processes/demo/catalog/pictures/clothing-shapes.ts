import { neutral, type Palette } from './palette.ts';

const { reflector, steel, ink } = neutral;

function sleeves({ dark }: Palette, bottom: number): string {
  return `<path d="M142 92 L96 122 L72 ${bottom} L112 ${bottom + 8} L140 170 Z" fill="${dark}"/>
<path d="M258 92 L304 122 L328 ${bottom} L288 ${bottom + 8} L260 170 Z" fill="${dark}"/>`;
}

function torso({ base, dark, deep }: Palette, bottom: number): string {
  return `<path d="M142 88 L172 74 L228 74 L258 88 L268 ${bottom} L132 ${bottom} Z" fill="${base}"/>
<path d="M172 74 L200 112 L228 74 L214 66 L186 66 Z" fill="${deep}"/>
<path d="M200 112 V${bottom}" stroke="${dark}" stroke-width="4"/>`;
}

function pockets({ dark }: Palette, y: number): string {
  return `<path d="M146 ${y} h38 v34 h-38 z M216 ${y} h38 v34 h-38 z" fill="${dark}"/>`;
}

function stripes(y: number): string {
  return `<path d="M137 ${y} H263" stroke="${reflector}" stroke-width="13" stroke-linecap="butt"/>`;
}

export const clothingShapes = {
  jacket: (p: Palette) => `${sleeves(p, 262)}${torso(p, 318)}${pockets(p, 238)}${stripes(200)}
<path d="M146 140 h36 v26 h-36 z" fill="${p.light}"/>
<path d="M132 304 h136 l1 14 h-138 z" fill="${p.deep}"/>
<path d="M76 246 l38 8 M324 246 l-38 8" stroke="${reflector}" stroke-width="10" stroke-linecap="butt"/>
<circle cx="200" cy="134" r="3.5" fill="${steel}"/><circle cx="200" cy="262" r="3.5" fill="${steel}"/>`,

  suit: (p: Palette) => `<g transform="translate(60 30) scale(.7)">
${sleeves(p, 236)}${torso(p, 268)}${pockets(p, 206)}${stripes(170)}
<path d="M132 256 h136 v12 h-136 z" fill="${p.deep}"/></g>
<path d="M154 224 H246 L256 336 H212 L200 256 L188 336 H144 Z" fill="${p.dark}"/>
<path d="M148 298 h40 M212 298 h40" stroke="${reflector}" stroke-width="9" stroke-linecap="butt"/>
<path d="M154 224 H246 v9 H153 Z" fill="${p.deep}"/>`,

  trousers: (p: Palette) => `<path d="M136 70 H264 L282 336 H222 L200 158 L178 336 H118 Z" fill="${p.base}"/>
<path d="M136 70 H264 l2 22 H134 Z" fill="${p.deep}"/>
<path d="M200 92 V158" stroke="${p.dark}" stroke-width="4"/>
<path d="M130 212 h48 l-6 46 h-46 z M222 212 h48 l4 46 h-46 z" fill="${p.dark}"/>
<path d="M134 104 q24 6 26 30 h-28 z M266 104 q-24 6 -26 30 h28 z" fill="${p.dark}"/>
<path d="M120 300 h62 M218 300 h62" stroke="${reflector}" stroke-width="11" stroke-linecap="butt"/>
<path d="M152 72 v18 M248 72 v18" stroke="${p.light}" stroke-width="6"/>`,

  vest: (
    p: Palette,
  ) => `<path d="M140 72 L174 62 L200 126 L226 62 L260 72 L252 150 L274 196 L274 324 H126 L126 196 L148 150 Z" fill="${p.base}"/>
<path d="M126 226 H274 M126 276 H274" stroke="${reflector}" stroke-width="17" stroke-linecap="butt"/>
<path d="M157 68 V222 M243 68 V222" stroke="${reflector}" stroke-width="15" stroke-linecap="butt"/>
<path d="M200 126 V324" stroke="${p.deep}" stroke-width="4"/>
<path d="M140 72 L174 62 L200 126 L226 62 L260 72" fill="none" stroke="${p.dark}" stroke-width="6"/>`,

  tshirt: (
    p: Palette,
  ) => `<path d="M148 88 L90 122 L112 182 L144 164 Z M252 88 L310 122 L288 182 L256 164 Z" fill="${p.dark}"/>
<path d="M148 88 L176 76 Q200 98 224 76 L252 88 L260 322 H140 Z" fill="${p.base}"/>
<path d="M176 76 Q200 98 224 76 L218 72 Q200 88 182 72 Z" fill="${p.deep}"/>
<path d="M216 140 h26 v28 h-26 z" fill="${p.light}"/>`,

  coat: (
    p: Palette,
  ) => `<path d="M146 88 L100 120 L84 250 L120 256 L142 170 Z M254 88 L300 120 L316 250 L280 256 L258 170 Z" fill="${p.dark}"/>
<path d="M146 88 L174 74 L226 74 L254 88 L276 340 H124 Z" fill="${p.base}"/>
<path d="M174 74 L200 140 L226 74 L240 82 L200 168 L160 82 Z" fill="${p.light}"/>
<path d="M200 150 V340" stroke="${p.dark}" stroke-width="4"/>
<path d="M140 244 h42 v40 h-44 z M218 244 h42 l2 40 h-44 z M218 160 h32 v28 h-32 z" fill="${p.dark}"/>
<g fill="${ink}"><circle cx="209" cy="196" r="4"/><circle cx="209" cy="236" r="4"/><circle cx="209" cy="276" r="4"/></g>`,
};
