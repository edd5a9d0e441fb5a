import { sectionsOf } from './sections.mjs';

/** `shell/src/a.ts:1:48 lint/style/useConst  FIXABLE  ━━━━`; without a line where the whole file is meant. */
const HEAD = /^(\S+?\.\w+)(?::(\d+):\d+)? (\S+) .*━{8,}$/;
const MESSAGE = /^\s+[×✖!⚠] (.+)$/;

/** @returns {import('./read-failures.mjs').Failure[]} */
export function readBiome(lines) {
  return sectionsOf(lines, HEAD, /^Checked \d+ files?/).map(({ head: [, file, line = '', title], body }) => ({
    file,
    line,
    title,
    message: body.flatMap((text) => MESSAGE.exec(text)?.[1] ?? []).slice(0, 1),
    log: [],
    again: '',
  }));
}
