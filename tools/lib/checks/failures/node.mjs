import { lineIn, messageOf, quoteTitle, sectionsOf } from './sections.mjs';

/** Each failure is told once more at the end of the run: `test at file:12:3`, its title in the next line. */
const HEAD = /^test at (\S+?):(\d+):\d+$/;
const RESULT = /^\s*[✔✖▶ℹ﹣] /;
const TITLE = /^✖ (.+?)(?: \([\d.]+ms\))?$/;
/** Stands in place of an error where the process of a file ended before its tests did. */
const ENDED = /^'test failed'$/;
const STACK = /^\s+at /;
const LOG_LINES = 8;

/** A test that did not run because the set-up of its group failed; the group itself tells why. */
const CANCELLED = /did not finish before its parent and was cancelled/;

/** @returns {import('./read-failures.mjs').Failure[]} */
export function readNode(lines) {
  const failures = readSections(lines);
  const causes = failures.filter(({ message }) => !CANCELLED.test(message.join('')));
  return causes.length > 0 ? causes : failures;
}

function readSections(lines) {
  return sectionsOf(lines, HEAD).map(({ head: [, file, testLine], body: [titleLine, ...body] }) => {
    const title = TITLE.exec(titleLine ?? '')?.[1] ?? titleLine ?? '';
    const message = messageOf(body);
    const log = logBefore(lines, titleLine);
    const isUnloaded = ENDED.test(message[0] ?? '');
    return {
      file,
      line: lineIn(file, body) ?? testLine,
      title,
      message: isUnloaded ? errorIn(log) : message,
      log: isUnloaded ? [] : log.slice(-LOG_LINES),
      again: isUnloaded ? file : `${file} -t ${quoteTitle(title)}`,
    };
  });
}

/** The lines printed right before the result of a test. */
function logBefore(lines, result) {
  const end = lines.findIndex((line) => line.trim() === result?.trim());
  const start = lines.slice(0, end).findLastIndex((line) => RESULT.test(line));
  return lines.slice(start + 1, Math.max(end, 0)).filter((line) => line.trim() && !STACK.test(line));
}

/** The error that ended a process, or else its last lines. */
function errorIn(log) {
  const error = log.findLast((line) => /^\w*Error\b.*: /.test(line));
  return error ? [error] : log.slice(-LOG_LINES);
}
