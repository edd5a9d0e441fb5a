import { Checks } from './checks.mjs';

/** Runs files of `node --test` to their end, and tells how it went; a failing one makes the program fail. */
export async function nodeTests(title, files, env) {
  const checks = new Checks();
  await checks.run(title, 'node', ['--test', '--test-concurrency=2', ...files], env);
  checks.tell();
}
