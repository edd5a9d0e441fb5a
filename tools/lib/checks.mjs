import { Outcome } from './outcome.mjs';
import { run } from './run.mjs';
import { Stop, step } from './steps.mjs';

/** Commands that check the shop, one after the other, and how they went. */
export class Checks {
  #outcome = new Outcome();
  #broken = [];

  /** Runs one check to its end; a failing one is shown whole, and the others still run. */
  async run(title, command, args, env = {}) {
    const lines = [];
    try {
      await step(title, (show) =>
        run(command, args, {
          env: { FORCE_COLOR: '0', ...env },
          title,
          onLine: (line) => {
            lines.push(line);
            show(line);
          },
        }),
      );
      this.#outcome.read(lines);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      console.log(lines.slice(-200).join('\n'));
      const { failed } = this.#outcome;
      this.#outcome.read(lines);
      if (this.#outcome.failed === failed) this.#outcome.add(0, 1);
      this.#broken.push(title);
    }
  }

  /** Says at the end what failed and how many passed, and makes the program fail if something did. */
  tell() {
    const { failures, line } = this.#outcome;
    if (failures) console.log(`\n${failures}`);
    if (this.#broken.length > 0) console.log(`\nNot green: ${this.#broken.join(', ')}`);
    console.log(`\n${line}`);
    if (this.#broken.length > 0) process.exitCode = 1;
  }
}
