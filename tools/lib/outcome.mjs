/** Adds up what the test runners print, so that the last line says it all: `812 passed, 0 failed`. */
export class Outcome {
  passed = 0;
  failed = 0;

  /** Reads a runner's closing lines: jest's, node's, Playwright's. */
  read(lines) {
    for (const line of lines.slice(-40)) {
      const jest = /^Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:(\d+) passed, )?\d+ total/.exec(line);
      if (jest) this.add(jest[2], jest[1]);
      const node = /^(?:ℹ|#) (pass|fail) (\d+)$/.exec(line);
      if (node) node[1] === 'pass' ? this.add(node[2], 0) : this.add(0, node[2]);
      const playwright = /^\s+(\d+) (passed|failed|flaky)\b/.exec(line);
      if (playwright) playwright[2] === 'passed' ? this.add(playwright[1], 0) : this.add(0, playwright[1]);
    }
  }

  add(passed, failed) {
    this.passed += Number(passed ?? 0);
    this.failed += Number(failed ?? 0);
  }

  get line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
