import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ID = '§\\d+\\.\\d+';
/** Marks at the end of a statement that has no test. */
const MARK = /\((waits|pending|differs)\b[^)]*\)$/;

/** The statements of docs/requirements.md in their order: `- §4.9 The session is checked every 60 s.` */
export function readStatements(text) {
  return [...text.matchAll(new RegExp(`^- (${ID}) (.+)$`, 'gm'))].map(([, id, statement]) => ({
    id,
    statement,
    mark: MARK.exec(statement)?.[1],
  }));
}

/**
 * Finds the ids in titles of tests, rows of their tables included. Comments and skipped tests do not count.
 */
export function readCoveredIds(source) {
  const code = source
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\b(?:it|test|describe)\.(?:skip|todo|fixme)\b[^\n]*/g, '');
  const literals = code.match(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? [];
  return [...new Set(literals.flatMap((literal) => literal.match(new RegExp(ID, 'g')) ?? []))];
}

/** Finds mismatches between statements and, by file, the ids that tests name. */
export function findMisfits(statements, coveredIds) {
  const known = new Set(statements.map(({ id }) => id));
  const covered = new Set([...coveredIds.values()].flat());
  const isOpen = ({ id }) => !covered.has(id);
  return {
    repeated: statements.filter(({ id }, place) => statements.findIndex((each) => each.id === id) !== place),
    uncovered: statements.filter((each) => isOpen(each) && !['waits', 'pending'].includes(each.mark)),
    pending: statements.filter(({ mark }) => mark === 'pending'),
    unknown: [...coveredIds].flatMap(([file, ids]) =>
      ids.filter((id) => !known.has(id)).map((id) => ({ id, file })),
    ),
  };
}

/** Reads every test of the product that is tracked or about to be, with the ids that its titles name. */
export function readTests(root) {
  const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter(Boolean);
  return new Map(files.map((file) => [file, readCoveredIds(readFileSync(join(root, file), 'utf8'))]));
}
