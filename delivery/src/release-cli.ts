import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { buildPackage, packageFolder } from './releases/build-package.ts';
import { readCandidate } from './releases/candidate.ts';
import type { Change, ChangeOptions } from './releases/change-pointers.ts';
import { FileReleaseStore } from './releases/file-store.ts';
import { ReleaseRefused } from './releases/gate.ts';
import { publish } from './releases/publish.ts';
import { rollback } from './releases/rollback.ts';
import { readStatus, statusTable } from './releases/status.ts';
import { operatorName } from './releases/who.ts';
import { readSettings } from './settings.ts';
import { explain } from './startup-errors.ts';

const EXIT = { failed: 1, usage: 2, refused: 3 } as const;

interface CommonFlags {
  readonly by: string;
  readonly why?: string;
  readonly dropUnfitPrevious?: boolean;
}

const program = new Command('release')
  .description('Publishes the shell and the areas, each alone; nothing else is built, touched or restarted.')
  .addHelpText(
    'after',
    `
Exit codes: 0 done, or nothing to do; 1 failed; 2 wrong usage; 3 refused, the reasons are printed.
The store is RELEASES_DIR (./.releases).`,
  )
  .exitOverride();

withCommonFlags(program.command('publish'))
  .description('make the built releases live; several at once when they need each other')
  .argument('<areas...>', 'shell, catalog, basket-order, …')
  .option('--from <folder>', 'the build (default: dist of the package; one area only)')
  .option('--build', 'build the packages first')
  .action(async (areas: string[], flags: CommonFlags & { from?: string; build?: boolean }) => {
    if (flags.from !== undefined && areas.length > 1)
      program.error('--from goes with one area', { exitCode: EXIT.usage });
    if (flags.build) for (const area of areas) await buildPackage(area);
    const candidates = [];
    for (const area of new Set(areas)) candidates.push(await readCandidate(area, buildOf(area, flags.from)));
    print(await publish(await openStore(), candidates, { ...optionsOf(flags), expected: undefined }));
  });

withCommonFlags(program.command('rollback'))
  .description('go back to the previous release of an area, or to a named one')
  .argument('<area>')
  .option('--to <version>', 'a release the store has kept')
  .action(async (area: string, flags: CommonFlags & { to?: string }) => {
    print(await rollback(await openStore(), area, flags.to, optionsOf(flags)));
  });

program
  .command('status')
  .description('what is live, what it falls back to, since when')
  .option('--json', 'for programs')
  .action(async (flags: { json?: boolean }) => {
    const status = await readStatus(await openStore());
    console.log(flags.json ? JSON.stringify(status, null, 2) : statusTable(status));
  });

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function withCommonFlags(command: Command): Command {
  return command
    .option('--by <name>', 'who does it, for the journal', operatorName())
    .option('--why <text>', 'the reason, for the journal')
    .option(
      '--drop-unfit-previous',
      'give up fallbacks that cannot run on the new shell instead of refusing it',
    );
}

async function openStore(): Promise<FileReleaseStore> {
  return FileReleaseStore.open(readSettings().releasesDir);
}

function buildOf(area: string, from: string | undefined): string {
  if (from === undefined) return path.join(packageFolder(area), 'dist');
  // Scripts run in their package's folder; INIT_CWD is where the command was typed.
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), from);
}

function optionsOf({ by, why, dropUnfitPrevious }: CommonFlags): ChangeOptions {
  return { by, why: why ?? null, dropsUnfitPrevious: dropUnfitPrevious ?? false };
}

function print(changes: readonly Change[]): void {
  for (const { area, from, to, previous } of changes) {
    const fallback = previous === null ? 'no fallback' : `falls back to ${previous}`;
    console.log(
      from === to
        ? `${area} ${to} is live (${fallback})`
        : `${area} ${from ?? '—'} → ${to} is live (${fallback})`,
    );
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
  console.error(explain(error));
  return error instanceof ReleaseRefused ? EXIT.refused : EXIT.failed;
}
