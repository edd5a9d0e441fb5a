import { Outcome } from './outcome.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/** Runs files of `node --test` to their end; the last line says how it went. Rejects with a Stop when one fails. */
export async function nodeTests(title, files, env) {
  const lines = [];
  try {
    await step(title, (show) =>
      run('node', ['--test', '--test-concurrency=2', ...files], {
        env: { FORCE_COLOR: '0', ...env },
        onLine: (line) => {
          lines.push(line);
          show(line);
        },
        title: 'node --test',
      }),
    );
  } finally {
    const outcome = new Outcome();
    // What failed is told after the totals, and may be long.
    outcome.read(lines.filter((line) => /^ℹ (pass|fail) /.test(line)));
    console.log(`\n${outcome.line}`);
  }
}
