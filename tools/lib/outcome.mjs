import { readFailures } from './failures.mjs';

/** Failures that are told at the end, and the lines they share. */
const SHOWN_FAILURES = 3;
const SHOWN_LINES = 15;
const LINE_LETTERS = 200;

/** Adds up what the test runners print, so that the end of a run says it all: what failed, and `812 passed, 0 failed`. */
export class Outcome {
  passed = 0;
  failed = 0;
  #failures = [];

  /** Reads all that a runner has printed: jest, node or Playwright. */
  read(lines) {
    for (const line of lines) {
      const jest = /^Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:(\d+) passed, )?\d+ total/.exec(line);
      if (jest) this.add(jest[2], jest[1]);
      const node = /^(?:ℹ|#) (pass|fail) (\d+)$/.exec(line);
      if (node) node[1] === 'pass' ? this.add(node[2], 0) : this.add(0, node[2]);
      const playwright = /^ {2}(\d+) (passed|failed|flaky)\b/.exec(line);
      if (playwright) playwright[2] === 'passed' ? this.add(playwright[1], 0) : this.add(0, playwright[1]);
    }
    this.#failures.push(...readFailures(lines));
  }

  add(passed, failed) {
    this.passed += Number(passed ?? 0);
    this.failed += Number(failed ?? 0);
  }

  get line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }

  /** The first failed tests with the beginning of their messages; empty without any. */
  get failures() {
    const shown = this.#failures.slice(0, SHOWN_FAILURES);
    const rest = this.#failures.length - shown.length;
    const room = Math.floor(SHOWN_LINES / shown.length) - 1;
    return [
      ...shown.flatMap(({ file, line, title, message }) => [
        `✗ ${line ? `${file}:${line}` : file} › ${title}`,
        ...message.slice(0, room).map((text) => text.slice(0, LINE_LETTERS)),
      ]),
      ...(rest > 0 ? [`… and ${rest} more, above`] : []),
    ].join('\n');
  }
}
