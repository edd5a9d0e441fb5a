import { neutral, type Palette } from './palette.ts';

const { ink, steel, steelDark, steelLight, rubber, amber } = neutral;

export const toolShapes = {
  hammer: (
    p: Palette,
  ) => `<g transform="rotate(32 200 210)"><rect x="184" y="120" width="32" height="226" rx="15" fill="${p.base}"/>
<path d="M184 232 h32 v98 q-16 22 -32 0 z" fill="${rubber}"/><path d="M192 140 v80" stroke="${p.light}" stroke-width="6"/>
<path d="M122 82 H250 Q288 82 300 118 Q262 104 244 130 H122 Z" fill="${steelDark}"/><rect x="98" y="74" width="42" height="64" rx="8" fill="${steel}"/>
<path d="M150 94 h86" stroke="${steelLight}" stroke-width="7"/></g>`,

  screwdriver: (
    p: Palette,
  ) => `<g transform="rotate(38 200 200)"><rect x="190" y="190" width="20" height="140" fill="${steel}"/><path d="M190 326 h20 l-5 34 h-10 z" fill="${steelDark}"/>
<path d="M196 194 v128" stroke="${steelLight}" stroke-width="5"/>
<path d="M168 64 q32 -26 64 0 l4 92 q-2 24 -22 38 h-28 q-20 -14 -22 -38 z" fill="${p.base}"/>
<path d="M182 72 l-2 92 M218 72 l2 92" stroke="${rubber}" stroke-width="12"/><path d="M200 62 v104" stroke="${p.light}" stroke-width="7"/></g>`,

  wrench: (
    p: Palette,
  ) => `<g transform="rotate(40 200 200)"><path d="M184 124 h32 v164 h-32 z" fill="${steel}"/>
<path d="M156 42 q-22 22 -14 54 q10 34 42 40 h32 q32 -6 42 -40 q8 -32 -14 -54 l-4 48 q-4 14 -20 14 h-40 q-16 0 -20 -14 z" fill="${steelDark}"/>
<circle cx="200" cy="314" r="44" fill="${steelDark}"/><path d="M200 290 l21 12 v24 l-21 12 l-21 -12 v-24 z" fill="#ffffff"/>
<path d="M200 150 v112" stroke="${p.base}" stroke-width="13"/></g>`,

  socket: (
    p: Palette,
  ) => `<path d="M126 132 h148 l-10 184 q-64 26 -128 0 z" fill="${steel}"/><ellipse cx="200" cy="132" rx="74" ry="28" fill="${steelDark}"/>
<path d="M200 112 l36 10 v20 l-36 10 l-36 -10 v-20 z" fill="${ink}"/>
<path d="M132 226 q68 26 136 0 v34 q-66 24 -134 0 z" fill="${p.base}"/><path d="M150 160 l4 50 M150 276 l2 34" stroke="${steelLight}" stroke-width="10"/>`,

  pliers: (
    p: Palette,
  ) => `<path d="M190 176 Q134 220 130 332" fill="none" stroke="${p.base}" stroke-width="32"/><path d="M210 176 Q266 220 270 332" fill="none" stroke="${p.dark}" stroke-width="32"/>
<path d="M196 62 L196 132 L160 176 L200 208 L206 150 Z" fill="${steel}"/><path d="M204 62 L204 132 L240 176 L200 208 L194 150 Z" fill="${steelDark}"/>
<circle cx="200" cy="176" r="17" fill="${steelLight}"/><circle cx="200" cy="176" r="6" fill="${ink}"/>
<path d="M140 250 q-6 34 -8 70" fill="none" stroke="${p.light}" stroke-width="7"/>`,

  'tape-measure': (
    p: Palette,
  ) => `<rect x="92" y="106" width="184" height="196" rx="44" fill="${p.base}"/><circle cx="184" cy="198" r="64" fill="${rubber}"/><circle cx="184" cy="198" r="42" fill="${p.light}"/>
<path d="M162 198 h44 M184 176 v44" stroke="${rubber}" stroke-width="9"/>
<path d="M262 276 H352 v26 H250 z" fill="${amber}"/><path d="M280 278 v12 M298 278 v18 M316 278 v12 M334 278 v18" stroke="${ink}" stroke-width="4"/>
<path d="M350 270 v42" stroke="${steelDark}" stroke-width="8"/><path d="M122 118 h90" stroke="${p.dark}" stroke-width="11"/>`,

  knife: (
    p: Palette,
  ) => `<g transform="rotate(-38 200 200)"><path d="M186 174 h156 l26 40 H186 z" fill="${steelLight}"/><path d="M232 176 l12 36 M268 176 l12 36 M304 176 l12 36" stroke="${steelDark}" stroke-width="4"/>
<path d="M40 168 Q130 150 226 162 V222 Q140 244 52 226 Q22 208 40 168 Z" fill="${p.base}"/><path d="M62 176 q60 -12 130 -8" fill="none" stroke="${p.light}" stroke-width="8"/>
<path d="M74 206 h96" stroke="${rubber}" stroke-width="18"/><rect x="186" y="170" width="34" height="18" rx="5" fill="${ink}"/></g>`,

  drill: (
    p: Palette,
  ) => `<path d="M92 128 H244 L262 146 V206 L244 222 H92 Q66 210 66 175 Q66 140 92 128 Z" fill="${p.base}"/>
<path d="M104 214 H168 L188 326 Q188 338 174 338 H132 Q120 338 118 326 Z" fill="${rubber}"/><path d="M168 222 h22 q-2 30 -16 36" fill="none" stroke="${p.dark}" stroke-width="11"/>
<path d="M262 150 h44 v50 h-44 z" fill="${steelDark}"/><path d="M306 164 h60 l10 11 l-10 11 h-60 z" fill="${steel}"/>
<path d="M96 150 h22 M96 166 h22 M96 182 h22" stroke="${p.deep}" stroke-width="6"/><path d="M140 146 h92" stroke="${p.light}" stroke-width="9"/>
<path d="M138 338 q-4 26 -44 24" fill="none" stroke="${ink}" stroke-width="9"/>`,

  'cordless-drill': (
    p: Palette,
  ) => `<path d="M96 104 H236 L258 124 V178 L236 194 H96 Q72 184 72 149 Q72 114 96 104 Z" fill="${p.base}"/><path d="M112 190 H182 L194 288 H128 Z" fill="${rubber}"/>
<path d="M180 196 h20 q0 26 -16 32" fill="none" stroke="${p.dark}" stroke-width="11"/><path d="M104 286 H222 q12 0 12 12 v30 q0 10 -10 10 H104 q-10 0 -10 -10 v-32 q0 -10 10 -10 z" fill="${p.dark}"/>
<path d="M116 312 h60" stroke="${p.light}" stroke-width="8"/><path d="M258 122 h30 l18 14 v30 l-18 14 h-30 z" fill="${ink}"/><path d="M306 144 h48 v14 h-48 z" fill="${steel}"/>
<path d="M130 122 h96" stroke="${p.light}" stroke-width="9"/><circle cx="102" cy="150" r="12" fill="${p.deep}"/>`,

  'rotary-hammer': (
    p: Palette,
  ) => `<path d="M70 150 Q70 118 102 118 H236 V226 H102 Q70 226 70 196 Z" fill="${p.base}"/><path d="M76 200 Q40 214 44 262 Q50 316 104 320 H122 V222 Z" fill="${rubber}"/>
<path d="M92 236 q-20 8 -18 30 q2 22 32 24 v-54 z" fill="#ffffff"/><path d="M116 222 H206 V284 Q206 300 190 300 H116 Z" fill="${p.dark}"/>
<path d="M236 136 h54 l20 18 v36 l-20 18 h-54 z" fill="${ink}"/><path d="M310 162 h70 v20 h-70 z" fill="${steel}"/><path d="M250 208 V304" stroke="${rubber}" stroke-width="24"/>
<path d="M110 142 h110" stroke="${p.light}" stroke-width="10"/><circle cx="166" cy="258" r="17" fill="${p.light}"/>`,

  grinder: (
    p: Palette,
  ) => `<g transform="rotate(-16 200 210)"><path d="M50 184 Q40 184 40 208 Q40 234 50 234 L150 242 V174 Z" fill="${rubber}"/><path d="M148 168 H246 Q266 168 266 190 V228 Q266 248 246 248 H148 Z" fill="${p.base}"/>
<path d="M262 178 H312 Q330 178 330 196 V234 H262 Z" fill="${steelDark}"/><path d="M246 166 L226 96" stroke="${rubber}" stroke-width="25"/>
<ellipse cx="300" cy="262" rx="86" ry="20" fill="${steel}"/><ellipse cx="300" cy="258" rx="86" ry="18" fill="${ink}"/><path d="M216 254 Q222 226 300 226 Q340 228 352 240 L346 250 Q300 236 240 256 Z" fill="${p.dark}"/>
<path d="M166 190 h78" stroke="${p.light}" stroke-width="9"/><path d="M164 220 h16 M188 220 h16 M212 220 h16" stroke="${p.deep}" stroke-width="7"/></g>`,

  'circular-saw': (
    p: Palette,
  ) => `<circle cx="214" cy="232" r="92" fill="${steel}"/><circle cx="214" cy="232" r="92" fill="none" stroke="${steelDark}" stroke-width="11" stroke-dasharray="12 10" stroke-linecap="butt"/><circle cx="214" cy="232" r="20" fill="${ink}"/>
<path d="M112 232 A102 102 0 0 1 316 232 Z" fill="${p.base}"/><path d="M138 208 A80 80 0 0 1 214 152" fill="none" stroke="${p.light}" stroke-width="10"/>
<path d="M80 246 H348 v18 H80 z" fill="${steelDark}"/><path d="M106 150 Q60 154 62 196 Q66 226 104 226 L112 200 Q92 204 90 190 Q90 176 122 176 Z" fill="${rubber}"/>
<path d="M124 142 H232 Q250 142 250 124 Q250 106 232 106 H146 Q124 106 124 142 Z" fill="${p.dark}"/>`,
};
