import { parseArgs } from 'node:util';
import { Stop } from '../processes/steps.mjs';
import { JEST_CACHE, PLAYWRIGHT } from '../project.mjs';

const USAGE = 'npm test [-- <file or folder>… [-t <title>] [--project desktop|phone]]';

/**
 * The runners for the tests that `npm test` was asked for: `e2e/tests/basket.spec.ts:84`, `delivery/src/cli`,
 * `mfe-catalog/src/listing -t 'keeps the filter'`.
 * @param {readonly string[]} args
 * @returns {{ title: string, command: string, args: string[], needsBuild: boolean, needsServer?: boolean }[]} none without arguments
 * @throws {Stop} for arguments that no runner understands
 */
export function selectTests(args) {
  const { paths, title, project } = parseSelection(args);
  const inBrowser = paths.filter((path) => path.startsWith('e2e/'));
  const onServers = paths.filter((path) => /^(?:backend|delivery|tools)\//.test(path));
  const onPages = paths.filter((path) => !inBrowser.includes(path) && !onServers.includes(path));
  const runners = [
    {
      title: 'Parts and pages',
      command: 'jest',
      args: ['--ci', JEST_CACHE, ...onPages, ...(title ? ['-t', title] : [])],
      isSelected: onPages.length > 0,
      needsBuild: false,
    },
    {
      title: 'Servers and tools',
      command: 'node',
      args: ['--test', ...(title ? [`--test-name-pattern=${title}`] : []), ...onServers.map(patternOf)],
      isSelected: onServers.length > 0,
      needsBuild: false,
      needsServer: onServers.some((path) => !path.startsWith('tools/')),
    },
    {
      title: 'The shop in a browser',
      command: 'node',
      args: [
        PLAYWRIGHT,
        'test',
        '-c',
        'e2e',
        ...inBrowser,
        ...(title ? ['-g', title] : []),
        ...(project ? ['--project', project] : []),
      ],
      isSelected: inBrowser.length > 0,
      needsBuild: true,
    },
  ];
  return runners.filter(({ isSelected }) => isSelected).map(({ isSelected: _, ...runner }) => runner);
}

/**
 * @param {readonly string[]} args
 * @returns {{ paths: string[], title?: string, project?: string }}
 * @throws {Stop} for options without a file, or unknown ones
 */
export function parseSelection(args) {
  const options = { title: { type: 'string', short: 't' }, project: { type: 'string' } };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (args.length > 0 && positionals.length === 0) throw new Error('Name a file or a folder of tests.');
    return { ...values, paths: positionals };
  } catch (error) {
    throw new Stop(`${error.message}\n${USAGE}`);
  }
}

/** A folder stands for all tests below it. */
function patternOf(path) {
  return /\.[cm]?[jt]s$/.test(path) ? path : `${path.replace(/\/$/, '')}/**/*.test.{ts,mjs}`;
}
