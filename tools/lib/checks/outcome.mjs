import { readFailures } from './failures/read-failures.mjs';

/** How much of what failed is printed; the whole output lies in the log of its check. */
const WHOLE_PER_CHECK = 3;
const NAMED_FAILURES = 20;
const MESSAGE_LINES = 20;
const LOG_LINES = 10;
const LINE_CHARACTERS = 200;

/** Adds up what the checks print, so that the end of a run says what failed, why, and how to repeat just that. */
export class Outcome {
  passed = 0;
  failed = 0;
  #failures = [];

  /**
   * Reads the whole output of jest, node or Playwright.
   * @param {readonly string[]} lines
   */
  readPassed(lines) {
    for (const line of lines) this.#count(line);
  }

  /**
   * Reads the output of a check that failed: with no test in it, the check itself counts as one.
   * @param {string} title of the check
   * @param {readonly string[]} lines
   * @param {string} command that repeats the whole check
   * @param {string} repeatTests the command that takes a failure's `again`
   */
  readFailed(title, lines, command, repeatTests = 'npm test --') {
    const before = this.failed;
    this.readPassed(lines);
    if (this.failed === before) this.failed += 1;
    const failures = readFailures(lines);
    const again = (failure) => (failure.again ? `${repeatTests} ${failure.again}` : command);
    this.#failures.push(
      ...(failures.length > 0
        ? failures.map((failure) => ({ ...failure, check: title, command: again(failure) }))
        : [
            {
              file: '',
              line: '',
              title: '',
              message: lines.slice(-MESSAGE_LINES),
              log: [],
              check: title,
              command,
            },
          ]),
    );
  }

  #count(line) {
    const jest = /^Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:(\d+) passed, )?\d+ total/.exec(line);
    if (jest) this.#add(jest[2], jest[1]);
    const node = /^(?:ℹ|#) (pass|fail) (\d+)$/.exec(line);
    if (node) node[1] === 'pass' ? this.#add(node[2], 0) : this.#add(0, node[2]);
    const playwright = /^ {2}(\d+) (passed|failed|flaky)\b/.exec(line);
    if (playwright) playwright[2] === 'passed' ? this.#add(playwright[1], 0) : this.#add(0, playwright[1]);
  }

  #add(passed, failed) {
    this.passed += Number(passed ?? 0);
    this.failed += Number(failed ?? 0);
  }

  /** How many tests there were, such as `812 passed, 0 failed`. */
  get line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }

  /** The first failures of each check with their messages, the next by name; empty without any. */
  get failures() {
    const seen = new Map();
    const isWhole = ({ check }) => {
      seen.set(check, (seen.get(check) ?? 0) + 1);
      return seen.get(check) <= WHOLE_PER_CHECK;
    };
    const whole = this.#failures.filter(isWhole);
    const others = this.#failures.filter((failure) => !whole.includes(failure));
    const rest = others.length - NAMED_FAILURES;
    return [
      ...whole.flatMap((failure) => [...describe(failure), '']),
      ...others.slice(0, NAMED_FAILURES).map(nameOf),
      ...(rest > 0 ? [`… and ${rest} more`] : []),
    ]
      .join('\n')
      .trimEnd();
  }

  /** The commands that repeat what failed and nothing else. */
  get commands() {
    return [...new Set(this.#failures.slice(0, NAMED_FAILURES).map(({ command }) => command))];
  }
}

function nameOf({ file, line, title, check }) {
  const place = line ? `${file}:${line}` : file;
  return ['✗', [check, place, title].filter(Boolean).join(' › ')].join(' ');
}

function describe(failure) {
  const { message, log } = failure;
  const lines = [nameOf(failure), ...message.slice(0, MESSAGE_LINES).map((text) => `    ${text}`)];
  if (log.length > 0)
    lines.push('  Its log ends with:', ...log.slice(-LOG_LINES).map((text) => `    ${text}`));
  return lines.map((text) => text.slice(0, LINE_CHARACTERS));
}
