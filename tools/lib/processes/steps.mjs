/** Progress for a person and for a log: one line when a step begins, one when it ends, with its time. */

const isTerminal = process.stdout.isTTY && !process.env.CI;

/** A failure with a message for the user; the tool prints it and exits with 1. */
export class Stop extends Error {}

/** Runs a step and prints how long it took; `work` gets a function that shows its current progress. */
export async function step(title, work) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  let detail = '';
  const draw = () => {
    const line = `  … ${title} ${seconds()} s ${detail}`;
    process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns ?? 100) - 1)}`);
  };
  const timer = isTerminal ? setInterval(draw, 200) : undefined;
  if (!isTerminal) console.log(`  … ${title}`);
  const finish = (mark, text) => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\x1b[2K');
    console.log(`  ${mark} ${text}`);
  };
  try {
    const result = await work((text) => {
      detail = text.trim().replace(/\s+/g, ' ');
    });
    finish('✓', `${title} (${seconds()} s)`);
    return result;
  } catch (error) {
    finish('✗', title);
    throw error;
  }
}

/**
 * Runs a tool to its end: a `Stop` is printed as its message, anything else with its stack; both exit with 1.
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Stop ? error.message : (error.stack ?? error)}`);
    process.exitCode = 1;
  }
}
