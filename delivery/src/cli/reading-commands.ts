import { type Command, InvalidArgumentError } from 'commander';
import { statusTable, table } from '../releases/reports/status.ts';
import type { JournalEntry } from '../releases/store/journal.ts';
import { type CommonFlags, type Context, withCommonFlags } from './context.ts';
import { EXIT } from './exit-codes.ts';
import { printable } from './printable.ts';

interface HistoryFlags extends CommonFlags {
  readonly area?: string;
  readonly limit: number;
  readonly verify?: boolean;
}

/** The commands that only look. */
export function addReading(program: Command, context: Context): void {
  withCommonFlags(program.command('status'))
    .description('what is live, for whom, what it falls back to, since when')
    .addHelpText('after', '\nExample:\n  release status --json')
    .action(async (flags: CommonFlags) => {
      await context.withReleases(flags, async (releases) => {
        const status = await releases.status();
        context.print(flags, status, statusTable(status));
      });
    });

  withCommonFlags(program.command('history'))
    .description('the journal: every change, latest first')
    .option('--area <area>', 'only of this area')
    .option('--limit <N>', 'so many entries', parseLimit, 50)
    .option('--verify', 'look whether every entry is as it was written; exits with 1 if not')
    .addHelpText(
      'after',
      '\nExamples:\n  release history --area finances --limit 5\n  release history --verify',
    )
    .action(async (flags: HistoryFlags) => {
      await context.withReleases(flags, async (releases) => {
        if (flags.verify)
          return printFaults(context, flags, await releases.verifyHistory(), 'The journal is whole');
        const entries = await releases.history(flags.area, flags.limit);
        context.print(flags, entries, historyTable(entries, flags.area));
      });
    });

  withCommonFlags(program.command('verify'))
    .description(
      'read every file of the kept releases and compare it with what was published, and the journal',
    )
    .argument('[areas...]', 'only of these areas')
    .addHelpText('after', '\nExits with 1 if something is wrong.\n\nExample:\n  release verify catalog')
    .action(async (areas: string[], flags: CommonFlags) => {
      await context.withReleases(flags, async (releases) => {
        const progress = context.progress(flags, 'Verifying');
        const faults = await releases.verify(areas, progress).finally(() => progress.stop());
        printFaults(context, flags, faults, 'Every file is as it was published, and the journal is whole');
      });
    });
}

function printFaults(context: Context, flags: CommonFlags, faults: readonly string[], well: string): void {
  if (faults.length > 0) context.exitCode = EXIT.failed;
  context.print(flags, { faults }, faults.map(printable).join('\n') || well);
}

function historyTable(entries: readonly JournalEntry[], only: string | undefined): string {
  if (entries.length === 0)
    return only === undefined ? 'Nothing has been changed yet.' : `The journal has nothing of ${only}.`;
  const rows = entries.map(({ number, at, area, command, from, to, pointer, by, why }) => [
    String(number),
    at.slice(0, 19).replace('T', ' '),
    area,
    command,
    from === to ? (to ?? '—') : `${from ?? '—'} → ${to ?? '—'}`,
    pointer?.canary ? `${pointer.canary.version} ${pointer.canary.percent}%` : '—',
    printable(by),
    printable(why ?? '—'),
  ]);
  return table([['NO', 'AT (UTC)', 'AREA', 'COMMAND', 'LIVE', 'CANARY', 'BY', 'WHY'], ...rows]);
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit;
  throw new InvalidArgumentError('It must be from 1 to 1000.');
}
