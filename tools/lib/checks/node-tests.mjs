import { claimTemporaryFolder } from '../processes/temporary-folder.mjs';
import { Checks } from './checks.mjs';
import { parseSelection } from './select-tests.mjs';

/**
 * Runs files of `node --test` to their end and reports how it went; a failing one makes the program fail. Files and `-t`
 * among the arguments of the program replace the files given here.
 * @param {string} script the program, from the root of the checkout
 */
export async function nodeTests(script, title, files, env) {
  const { paths, title: pattern } = parseSelection(process.argv.slice(2));
  // A failure may lie in a file that only a test file imports.
  const asked = paths.filter((path) => path.includes('.test.'));
  const selected = asked.length > 0 ? asked : files;
  const byTitle = pattern ? [`--test-name-pattern=${pattern}`] : [];
  const checks = new Checks(claimTemporaryFolder());
  const args = ['--test', '--test-concurrency=2', ...byTitle, ...selected];
  await checks.run(title, 'node', args, env, `node ${script}`);
  checks.report();
}
