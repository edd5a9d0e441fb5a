import { neutral, type Palette } from './palette.ts';

const { ink, steel, steelDark, reflector, rubber } = neutral;

/** Protection of head, face, breathing and hearing, and against falls. */
export const protectionShapes = {
  helmet: (p: Palette) => `<path d="M92 250 Q92 112 200 112 Q308 112 308 250 Z" fill="${p.base}"/>
<path d="M176 114 Q200 92 224 114 L232 250 H168 Z" fill="${p.light}"/>
<path d="M112 250 Q112 160 150 128 M288 250 Q288 160 250 128" fill="none" stroke="${p.dark}" stroke-width="7"/>
<path d="M70 250 H330 q10 0 8 12 q-4 16 -22 16 H84 q-18 0 -22 -16 q-2 -12 8 -12 z" fill="${p.dark}"/>
<path d="M116 278 Q126 340 200 340 Q274 340 284 278" fill="none" stroke="${ink}" stroke-width="9"/>
<rect x="182" y="328" width="36" height="20" rx="6" fill="${rubber}"/>
<path d="M128 196 h26 M246 196 h26" stroke="${p.deep}" stroke-width="7"/>`,

  cap: (p: Palette) => `<path d="M104 246 Q104 138 198 138 Q284 138 288 246 Z" fill="${p.base}"/>
<path d="M104 246 H288 Q350 252 350 282 Q300 262 230 268 Q150 274 104 262 Z" fill="${p.dark}"/>
<path d="M198 138 Q174 190 176 246 M198 138 Q236 180 238 246" fill="none" stroke="${p.dark}" stroke-width="5"/>
<circle cx="198" cy="136" r="8" fill="${p.deep}"/>
<path d="M124 214 h26 M128 196 h18" stroke="${p.light}" stroke-width="6"/>`,

  glasses: (
    p: Palette,
  ) => `<path d="M58 190 Q70 166 108 168 L292 168 Q330 166 342 190" fill="none" stroke="${ink}" stroke-width="15"/>
<path d="M84 178 H192 Q190 252 138 254 Q84 254 84 178 Z" fill="${p.base}" opacity=".82"/>
<path d="M208 178 H316 Q316 254 262 254 Q210 252 208 178 Z" fill="${p.base}" opacity=".82"/>
<path d="M106 196 l34 40 M128 192 l24 28 M230 196 l34 40 M252 192 l24 28" stroke="#fff" stroke-width="7" opacity=".55"/>
<path d="M190 184 Q200 172 210 184" fill="none" stroke="${ink}" stroke-width="11"/>
<path d="M58 188 Q44 250 62 292 M342 188 Q356 250 338 292" fill="none" stroke="${p.deep}" stroke-width="11"/>`,

  goggles: (
    p: Palette,
  ) => `<path d="M40 186 H92 V250 H40 M360 186 H308 V250 H360" fill="none" stroke="${ink}" stroke-width="24"/>
<path d="M86 158 Q200 132 314 158 Q332 214 306 262 Q262 284 226 262 Q200 242 174 262 Q138 284 94 262 Q68 214 86 158 Z" fill="${p.dark}"/>
<path d="M106 174 Q200 152 294 174 Q306 214 288 244 Q258 258 230 240 Q200 220 170 240 Q142 258 112 244 Q94 214 106 174 Z" fill="#cfe3ec"/>
<path d="M126 188 l46 46 M154 180 l30 30" stroke="#fff" stroke-width="8"/>
<circle cx="150" cy="154" r="6" fill="${p.light}"/><circle cx="250" cy="154" r="6" fill="${p.light}"/>`,

  shield: (p: Palette) => `<path d="M104 132 Q104 84 200 84 Q296 84 296 132 V158 H104 Z" fill="${p.base}"/>
<path d="M104 156 H296 L286 300 Q270 344 200 344 Q130 344 114 300 Z" fill="#cfe0e8" opacity=".9"/>
<path d="M140 180 L232 320 M172 176 L256 300" stroke="#fff" stroke-width="10" opacity=".7"/>
<path d="M104 144 H296 v18 H104 Z" fill="${p.dark}"/>
<circle cx="106" cy="146" r="18" fill="${p.deep}"/><circle cx="294" cy="146" r="18" fill="${p.deep}"/>
<path d="M114 300 Q130 344 200 344 Q270 344 286 300" fill="none" stroke="${p.dark}" stroke-width="7"/>`,

  respirator: (
    p: Palette,
  ) => `<path d="M102 178 Q38 150 52 216 Q70 262 104 250 M298 178 Q362 150 348 216 Q330 262 296 250" fill="none" stroke="${steelDark}" stroke-width="7"/>
<path d="M96 206 Q140 132 200 126 Q260 132 304 206 Q300 288 200 306 Q100 288 96 206 Z" fill="${p.base}"/>
<path d="M96 206 Q200 246 304 206 Q300 288 200 306 Q100 288 96 206 Z" fill="${p.dark}" opacity=".5"/>
<path d="M156 148 Q200 126 244 148" fill="none" stroke="${steel}" stroke-width="11"/>
<rect x="170" y="212" width="60" height="52" rx="14" fill="${reflector}"/>
<path d="M182 228 h36 M182 240 h36 M182 252 h36" stroke="${steelDark}" stroke-width="5"/>`,

  'half-mask': (
    p: Palette,
  ) => `<path d="M130 168 Q60 110 66 76 M270 168 Q340 110 334 76" fill="none" stroke="${ink}" stroke-width="10"/>
<path d="M148 146 Q200 96 252 146 L272 238 Q252 300 200 304 Q148 300 128 238 Z" fill="${p.base}"/>
<path d="M168 232 h64 v40 q-32 22 -64 0 z" fill="${p.deep}"/>
<g><circle cx="108" cy="246" r="48" fill="${rubber}"/><circle cx="108" cy="246" r="34" fill="${p.light}"/><circle cx="108" cy="246" r="14" fill="${rubber}"/></g>
<g><circle cx="292" cy="246" r="48" fill="${rubber}"/><circle cx="292" cy="246" r="34" fill="${p.light}"/><circle cx="292" cy="246" r="14" fill="${rubber}"/></g>
<path d="M176 134 Q200 116 224 134" fill="none" stroke="${p.light}" stroke-width="9"/>`,

  earmuffs: (
    p: Palette,
  ) => `<path d="M104 236 Q96 84 200 84 Q304 84 296 236" fill="none" stroke="${ink}" stroke-width="18"/>
<path d="M140 104 Q200 76 260 104" fill="none" stroke="${steelDark}" stroke-width="8"/>
<rect x="72" y="206" width="54" height="116" rx="27" fill="${p.base}"/><rect x="274" y="206" width="54" height="116" rx="27" fill="${p.base}"/>
<rect x="122" y="210" width="26" height="108" rx="13" fill="${rubber}"/><rect x="252" y="210" width="26" height="108" rx="13" fill="${rubber}"/>
<path d="M88 232 v62 M312 232 v62" stroke="${p.light}" stroke-width="9"/>`,

  earplugs: (
    p: Palette,
  ) => `<path d="M144 250 Q150 344 200 330 Q250 316 256 250" fill="none" stroke="${steelDark}" stroke-width="7"/>
<path d="M112 130 q32 -34 64 0 l10 92 q-42 26 -84 0 z" fill="${p.base}"/><path d="M102 222 q42 26 84 0 l-12 40 h-60 z" fill="${p.dark}"/>
<path d="M224 130 q32 -34 64 0 l10 92 q-42 26 -84 0 z" fill="${p.base}"/><path d="M214 222 q42 26 84 0 l-12 40 h-60 z" fill="${p.dark}"/>
<path d="M128 142 l-6 66 M240 142 l-6 66" stroke="${p.light}" stroke-width="9"/>`,

  harness: (p: Palette) => `<path d="M146 76 L254 230 M254 76 L146 230" stroke="${p.base}" stroke-width="21"/>
<path d="M146 76 Q104 130 132 212 M254 76 Q296 130 268 212" fill="none" stroke="${p.base}" stroke-width="18"/>
<path d="M120 226 H280" stroke="${p.dark}" stroke-width="26"/>
<path d="M144 240 Q116 316 166 326 Q206 330 192 240 M256 240 Q284 316 234 326 Q194 330 208 240" fill="none" stroke="${p.base}" stroke-width="17"/>
<circle cx="200" cy="152" r="20" fill="none" stroke="${steel}" stroke-width="10"/>
<rect x="182" y="208" width="36" height="36" rx="6" fill="none" stroke="${steel}" stroke-width="8"/>
<circle cx="118" cy="226" r="13" fill="none" stroke="${steelDark}" stroke-width="7"/><circle cx="282" cy="226" r="13" fill="none" stroke="${steelDark}" stroke-width="7"/>`,
};
