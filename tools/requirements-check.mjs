import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';
import { findMisfits, readStatements, readTests } from './lib/requirements.mjs';

/** Joins docs/requirements.md and the titles of tests. `--strict` lets nothing be pending; an id tells who holds it. */
const [argument] = process.argv.slice(2);
const statements = readStatements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
const tests = readTests(root);

if (argument?.startsWith('§')) tellHolders(argument);
else tellMisfits(argument === '--strict');

function tellHolders(id) {
  console.log(statements.find((each) => each.id === id)?.statement ?? `${id} is not in docs/requirements.md`);
  for (const [file, ids] of tests) if (ids.includes(id)) console.log(`  ${file}`);
}

function tellMisfits(isStrict) {
  const { repeated, unheld, pending, unknown } = findMisfits(statements, tests);
  const lines = ({ id, statement, file }) => `  ${id} ${file ?? statement}`;
  tell('Ids that stand twice', repeated.map(lines));
  tell('Statements without a test', unheld.map(lines));
  tell('Ids in tests that docs/requirements.md lacks', unknown.map(lines));
  tell('Pending', pending.map(lines));
  const faults = repeated.length + unheld.length + unknown.length + (isStrict ? pending.length : 0);
  if (faults > 0) process.exitCode = 1;
  else console.log(`${statements.length} statements, ${statements.length - pending.length} of them held`);
}

function tell(heading, lines) {
  if (lines.length > 0) console.log(`${heading}:\n${lines.join('\n')}\n`);
}
