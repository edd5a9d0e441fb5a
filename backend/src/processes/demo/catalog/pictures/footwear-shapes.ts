import { neutral, type Palette } from './palette.ts';

const { rubber, steel, steelLight, amber } = neutral;

function sole(tread: string): string {
  return `<path d="M92 304 H322 q10 0 10 12 v8 q0 8 -8 8 H100 q-10 0 -10 -10 z" fill="${rubber}"/>
<path d="${tread}" stroke="#23272d" stroke-width="7" stroke-linecap="butt"/>`;
}
const tread = 'M112 326 v8 M142 326 v8 M172 326 v8 M232 326 v8 M262 326 v8 M292 326 v8';

function laces(points: readonly (readonly [x: number, y: number])[], light: string): string {
  return points
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y} l34 12" stroke="${light}" stroke-width="6"/><circle cx="${x}" cy="${y}" r="4" fill="${steel}"/>`,
    )
    .join('');
}

export const footwearShapes = {
  boot: (
    p: Palette,
  ) => `<path d="M104 96 H204 L212 190 Q222 226 268 236 Q326 246 328 304 H92 Q96 200 104 96 Z" fill="${p.base}"/>
<path d="M258 234 Q326 244 328 304 H250 Q244 262 258 234 Z" fill="${p.dark}"/>
<path d="M92 304 Q94 250 98 206 Q136 216 142 304 Z" fill="${p.dark}"/>
<path d="M102 90 H206 q6 0 6 8 l1 14 H101 l1 -14 q0 -8 4 -8 z" fill="${p.deep}"/>
${laces(
  [
    [176, 128],
    [180, 156],
    [186, 184],
    [198, 210],
  ],
  p.light,
)}
<path d="M100 160 H150" stroke="${amber}" stroke-width="6"/>
${sole(tread)}`,

  shoe: (
    p: Palette,
  ) => `<path d="M96 214 Q120 224 158 200 L206 196 Q226 234 274 244 Q328 256 330 304 H92 Q86 252 96 214 Z" fill="${p.base}"/>
<path d="M268 243 Q328 256 330 304 H256 Q252 266 268 243 Z" fill="${p.dark}"/>
<path d="M92 304 Q88 254 94 222 Q126 240 132 304 Z" fill="${p.dark}"/>
<path d="M96 214 Q120 224 158 200 l4 14 Q126 240 94 228 Z" fill="${p.deep}"/>
<path d="M150 290 Q190 236 214 230 M176 294 Q206 254 230 246" fill="none" stroke="${p.light}" stroke-width="7"/>
${laces(
  [
    [180, 212],
    [196, 228],
    [214, 244],
  ],
  steelLight,
)}
${sole(tread)}`,

  'high-boot': (
    p: Palette,
  ) => `<path d="M116 66 H214 L216 206 Q228 236 270 244 Q322 252 324 304 H100 Q108 190 116 66 Z" fill="${p.base}"/>
<path d="M266 243 Q322 252 324 304 H252 Q248 268 266 243 Z" fill="${p.dark}"/>
<path d="M116 66 H214 l1 22 H114 Z" fill="${p.deep}"/>
<path d="M112 132 H215 M110 172 H216" stroke="${p.dark}" stroke-width="5"/>
<path d="M136 92 Q130 190 128 262" fill="none" stroke="${p.light}" stroke-width="9"/>
${sole(tread)}`,

  sandal: (
    p: Palette,
  ) => `<path d="M100 240 Q104 190 130 190 L160 226 L206 212 Q232 240 274 246 Q328 256 330 304 H92 Q92 268 100 240 Z" fill="${p.base}"/>
<path d="M268 245 Q328 256 330 304 H256 Q252 266 268 245 Z" fill="${p.dark}"/>
<path d="M146 300 q-6 -38 20 -58 q14 24 10 58 z M196 300 q-2 -40 20 -60 q20 26 16 60 z" fill="#ffffff"/>
<path d="M112 222 Q150 246 200 216" fill="none" stroke="${p.deep}" stroke-width="13"/>
<rect x="150" y="222" width="20" height="20" rx="4" fill="none" stroke="${steel}" stroke-width="5"/>
${sole(tread)}`,
};
