import { lineIn, messageOf, quoteTitle, sectionsOf } from './sections.mjs';

const FILE = /^(?:FAIL|PASS) (?:\S+ )?(\S+\.[cm]?[jt]sx?)(?: \(|$)/;
const HEAD = /^ {2}● (?!Console$)(.+)$/;
const END = /^(?:Test Suites:|FAIL |PASS )|^ {2}● Console$/;
const UNLOADED = 'Test suite failed to run';

/** @returns {import('./read-failures.mjs').Failure[]} */
export function readJest(lines) {
  return sectionsOf(lines, HEAD, END).flatMap(({ head: [, title], body, start }) => {
    const file = lines.slice(0, start).findLast((line) => FILE.test(line));
    if (!file) return [];
    const [, path] = FILE.exec(file);
    const again = title === UNLOADED ? path : `${path} -t ${quoteTitle(title.replaceAll(' › ', ' '))}`;
    return { file: path, line: lineIn(path, body) ?? '', title, message: messageOf(body), log: [], again };
  });
}
