import type { Command } from 'commander';
import {
  type ChangeFlags,
  parseCount,
  printChanges,
  readBefore,
  rulesFor,
  withChangeFlags,
  withWithdrawnFlag,
} from './change-flags.ts';
import { confirmWithdrawn } from './confirm-withdrawn.ts';
import { type CommonFlags, type Context, withCommonFlags } from './context.ts';
import { promptForReason } from './prompt-for-reason.ts';

interface PruneFlags extends CommonFlags {
  readonly keepDays: number;
  readonly dryRun?: boolean;
}

/** The commands that take releases away from visitors, or off the store. */
export function addWithdrawing(program: Command, context: Context): void {
  withWithdrawnFlag(withChangeFlags(program.command('rollback')))
    .description('take back the last thing that reached visitors: the canary, else the live release')
    .argument('<area>')
    .option('--to <version>', 'make this kept release live for everybody')
    .addHelpText(
      'after',
      `
A reason is needed (--why); on a terminal it is asked for. When a withdrawal has brought the live release back
already, going further back needs --to. No rollback goes to a withdrawn release by itself; one named by --to has to be
confirmed.

Examples:
  release rollback finances --why "wrong totals"
  release rollback shell --to 3.15.2 --why "menu is empty on phones"`,
    )
    .action(async (area: string, flags: ChangeFlags & { to?: string }) => {
      await context.withReleases(flags, async (releases) => {
        const before = await readBefore(releases);
        const why = await promptForReason(flags.why, context.surroundings);
        const changes = await confirmWithdrawn(context, { ...flags, why }, (confirmed) =>
          releases.rollback(area, flags.to, rulesFor(area, before, confirmed)),
        );
        printChanges(context, flags, changes, before);
      });
    });

  withChangeFlags(program.command('retire'))
    .description('take an area off the shop with its pages, menu entries and widgets; its releases stay')
    .argument('<area>')
    .addHelpText('after', '\nExample:\n  release retire pricing --why "merged into catalog"')
    .action(async (area: string, flags: ChangeFlags) => {
      await context.withReleases(flags, async (releases) => {
        const before = await readBefore(releases);
        const changes = await releases.retire(area, rulesFor(area, before, flags));
        printChanges(context, flags, changes, before);
      });
    });

  withCommonFlags(program.command('prune'))
    .description('delete kept releases that nobody can go back to and no open tab may still need')
    .argument('[area]')
    .argument('[version]', 'only this one; refused with the reason if it has to stay')
    .option('--keep-days <N>', 'tabs open for so long still load their chunks', parseCount, 30)
    .option('--dry-run', 'only say what would go')
    .addHelpText('after', '\nExamples:\n  release prune --dry-run\n  release prune catalog --keep-days 14')
    .action(async (area: string | undefined, version: string | undefined, flags: PruneFlags) => {
      const { keepDays, dryRun: isDryRun = false } = flags;
      await context.withReleases(flags, async (releases) => {
        const pruned = await releases.prune({ keepDays, area, version, isDryRun });
        const verb = isDryRun ? 'would go' : 'is gone';
        const lines = pruned.map((release) => `${release.area} ${release.version} ${verb}`);
        context.print(flags, { pruned, isDryRun }, lines.join('\n') || 'Every release has to stay');
      });
    });
}
