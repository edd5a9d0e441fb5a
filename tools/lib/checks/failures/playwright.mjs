import { lineIn, messageOf, sectionsOf } from './sections.mjs';

/** `  1) [desktop] › e2e/tests/a.spec.ts:84:1 › the basket › is kept ──────` */
const HEAD = /^ {2}\d+\) \[([^\]]+)\] › (\S+?):(\d+):\d+ › (.+?)[ ─]*$/;
const END = /^\[\d+\/\d+\] |^ {2}\d+ (?:passed|failed|flaky|skipped|did not run|interrupted)\b/;
const LOG = /^\s+attachment #\d+: log of the servers \(text\/plain\)/;

/** @returns {import('./read-failures.mjs').Failure[]} */
export function readPlaywright(lines) {
  return sectionsOf(lines, HEAD, END).map(({ head: [, project, file, testLine, title], body }) => ({
    file,
    line: lineIn(file, body) ?? testLine,
    title: `${title} [${project}]`,
    message: messageOf(body),
    log: logOf(body),
    again: `${file}:${testLine} --project ${project}`,
  }));
}

/** The fixture of the shop attaches what its servers printed during the test. */
function logOf(body) {
  const start = body.findIndex((line) => LOG.test(line));
  if (start < 0) return [];
  const rest = body.slice(start + 1);
  const end = rest.findIndex((line) => /^\s*─{20,}/.test(line));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map((line) => line.trim())
    .filter(Boolean);
}
