import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../processes/run.mjs';
import { Stop, step } from '../processes/steps.mjs';
import { root } from '../project.mjs';
import { Outcome } from './outcome.mjs';

const LOGS = '.cache/test-logs';

/** Commands that check the shop, one after the other, and how they went. */
export class Checks {
  #outcome = new Outcome();
  #broken = [];
  #temporary;

  /** @param {{ leftovers(): string[] }} temporary the folder in which no check may leave anything */
  constructor(temporary) {
    this.#temporary = temporary;
  }

  /**
   * Runs one check to its end and writes its output into a log of its own; the others still run after a failing one.
   * @returns whether it passed
   */
  async run(title, command, args, env = {}, repeatTests) {
    const lines = [];
    const onLine = (show) => (printed) => {
      const line = stripVTControlCharacters(printed);
      lines.push(line);
      show(line);
    };
    try {
      await step(title, (show) =>
        run(command, args, { env: { FORCE_COLOR: '0', ...env }, title, onLine: onLine(show) }),
      );
      this.#outcome.readPassed(lines);
      return true;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.#outcome.readFailed(title, lines, commandOf(command, args), repeatTests);
      this.#broken.push(`${title} (${logOf(title)})`);
      return false;
    } finally {
      mkdirSync(join(root, LOGS), { recursive: true });
      writeFileSync(join(root, logOf(title)), `${lines.join('\n')}\n`);
    }
  }

  /** Runs checks that need one core each, two at a time. */
  async runInPairs(checks) {
    const waiting = checks.values();
    const lane = async () => {
      for (const [title, command, args] of waiting) await this.run(title, command, args);
    };
    await Promise.all([lane(), lane()]);
  }

  #findLeftovers() {
    const leftovers = this.#temporary.leftovers();
    if (leftovers.length === 0) return;
    const title = 'Nothing is left in the temporary folder';
    this.#outcome.readFailed(title, leftovers, 'npm test');
    this.#broken.push(title);
  }

  /** Prints what failed, how many tests passed, and last how to repeat what failed; then the program fails as well. */
  report() {
    this.#findLeftovers();
    const { failures, line, commands } = this.#outcome;
    if (failures) console.log(`\n${failures}`);
    if (this.#broken.length > 0) console.log(`\nNot green: ${this.#broken.join(', ')}`);
    console.log(`\n${line}`);
    if (this.#broken.length === 0) return;
    console.log(`\nTo repeat only what failed:\n${commands.map((command) => `  ${command}`).join('\n')}`);
    process.exitCode = 1;
  }
}

function logOf(title) {
  return `${LOGS}/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`;
}

function commandOf(command, args) {
  const quoted = args.map((arg) => (/^[\w./:=@-]+$/.test(arg) ? arg : `'${arg}'`));
  return `npx ${[command, ...quoted].join(' ')}`;
}
