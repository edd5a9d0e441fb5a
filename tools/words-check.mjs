import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOldWords } from './lib/checks/vocabulary.mjs';
import { root } from './lib/project.mjs';

/**
 * `node tools/words-check.mjs [path…]`: names, comments and documents use the field's words. `--count` prints how many
 * findings each package has.
 */
const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('--'));
/** The vocabulary itself, and what may not change or is generated: migrations, the tables made from them, packages. */
const exempt =
  /^tools\/(?:lib\/checks\/vocabulary(?:\.test)?|words-check)\.mjs$|\/migrations\/|\/database\/tables\.ts$|^pnpm-lock\.yaml$/;

const findings = listFiles()
  .filter((path) => !exempt.test(path) && existsSync(join(root, path)))
  .flatMap((path) =>
    findOldWords(path, readFileSync(join(root, path), 'utf8')).map((finding) => ({ path, ...finding })),
  );

if (args.includes('--count')) printCounts();
else
  for (const { path, line, found, instead } of findings)
    console.log(`${path}:${line} «${found}»: ${instead}`);
if (findings.length > 0) process.exitCode = 1;

function listFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter(Boolean);
}

function printCounts() {
  const counts = new Map();
  for (const { path } of findings) {
    const folder = /^(?:shared\/[^/]+|backend\/src\/[^/]+|[^/]+)/.exec(path)[0];
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of [...counts].sort((one, other) => other[1] - one[1]))
    console.log(`${String(count).padStart(5)}  ${folder}`);
  console.log(`${String(findings.length).padStart(5)}  all`);
}
