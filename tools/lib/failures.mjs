/**
 * The tests that failed, from what jest, `node --test` or Playwright has printed.
 * @typedef {{ file: string, line: string, title: string, message: string[] }} Failure `file` from the checkout's root;
 *   `line` of the error where it is in that file, else that of the test, if known; the message line by line.
 */

/** How each runner begins what it says of a failed test. */
const HEADS = [
  // `test at backend/src/a.test.ts:12:3`, and the title in the next line.
  /^test at (?<file>\S+?):(?<line>\d+):\d+$/,
  // `  1) [desktop] › e2e/tests/a.spec.ts:84:1 › an order is typed ──────`
  /^ {2}\d+\) \[(?<project>[^\]]+)\] › (?<file>\S+?):(?<line>\d+):\d+ › (?<title>.+?)[ ─]*$/,
  // `  ● the basket › keeps its rows`, below `FAIL mfe-catalog/src/a.test.tsx (5.1 s)`
  /^ {2}● (?!Console$)(?<title>.+)$/,
];
const FILE = /^(?:FAIL|PASS) (?:\S+ )?(?<file>\S+\.[cm]?[jt]sx?)(?: \(|$)/;
/** Of a file that node could not even load: its error is printed before the totals. */
const UNLOADED = /^\s*'test failed'$/;
const NODE_TITLE = /^✖ (.+?)(?: \([\d.]+ms\))?$/;
/** A frame of the stack, with a path of any kind. */
const FRAME = /^\s+at .*?([^\s/()]+):(\d+):\d+\)?/;
/** Where the message ends: the stack, the source, what else the runner shows, or its totals. */
const END =
  /^\s+at |^\s*>?\s*\d*\s*\||^\s*attachment #|^\s*Error Context:|^\s*─|^(?:Test Suites:|FAIL |PASS )/;

/**
 * @param {readonly string[]} lines
 * @returns {Failure[]} each test once
 */
export function readFailures(lines) {
  const failures = new Map();
  let file = '';
  let failure;
  let isMessage = false;
  for (const line of lines) {
    const head = HEADS.map((pattern) => pattern.exec(line)?.groups).find(Boolean);
    if (head) {
      const { project, title = '' } = head;
      failure = { file, line: '', ...head, title: project ? `${title} [${project}]` : title, message: [] };
      isMessage = true;
    } else if (failure && isMessage && !failure.title) {
      failure.title = NODE_TITLE.exec(line)?.[1] ?? line.trim();
    } else if (failure) {
      isMessage &&= !END.test(line);
      if (isMessage && line.trim())
        failure.message.push(...(UNLOADED.test(line) ? whyUnloaded(lines, failure) : [line.trimEnd()]));
      readFrame(failure, line);
    }
    file = FILE.exec(line)?.groups.file ?? file;
    if (failure?.title && !failures.has(keyOf(failure))) failures.set(keyOf(failure), failure);
  }
  return [...failures.values()];
}

function whyUnloaded(lines, { file }) {
  const before = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith(`✖ ${file}`)),
  );
  return before.filter((line) => /^\w*Error\b.*: /.test(line)).slice(-1);
}

/** The innermost frame of the test's own file says where it failed. */
function readFrame(failure, line) {
  const [, name, number] = FRAME.exec(line) ?? [];
  if (failure.isPlaced || name === undefined || !failure.file.endsWith(name)) return;
  failure.isPlaced = true;
  failure.line = number;
}

const keyOf = ({ file, title }) => `${file} ${title}`;
