import type { Command } from 'commander';
import { type BuildFlags, readBuilds } from './builds.ts';
import {
  type ChangeFlags,
  parsePercent,
  printChanges,
  readBefore,
  rulesFor,
  rulesOf,
  withChangeFlags,
  withWithdrawnFlag,
} from './change-flags.ts';
import { confirmWithdrawn } from './confirm-withdrawn.ts';
import type { Context } from './context.ts';
import type { Before } from './describe-changes.ts';
import { UsageError } from './exit-codes.ts';
import type { Releases } from './releases.ts';

type PublishFlags = ChangeFlags & BuildFlags & { readonly percent?: number; readonly pinned?: boolean };

/** The commands that bring releases to visitors. */
export function addPublishing(program: Command, context: Context): void {
  withWithdrawnFlag(withChangeFlags(program.command('publish')))
    .description('make the built releases live; several at once when they need each other')
    .argument('<areas...>', 'shell, catalog, basket-order, …')
    .option('--from <folder>', 'the build (default: dist of the package; one area only)')
    .option('--build', 'build the packages first')
    .option('--percent <N>', 'only for so many percent of the visitors, as a canary', parsePercent)
    .option(
      '--pinned',
      'for 24 hours no figures withdraw it, they only raise the alarm; needs --why and a token for *',
    )
    .addHelpText(
      'after',
      `
Examples:
  release publish finances --build
  release publish shell catalog --why "new header"
  release publish shell --pinned --why "closes a hole in the login"
  release publish finances --percent 10 --origin https://shop.example.ru`,
    )
    .action(async (given: string[], flags: PublishFlags) => {
      if (flags.percent === 0) throw new UsageError('--percent 0 would publish it for nobody');
      const areas = [...new Set(given)];
      await context.withReleases(flags, async (releases) => {
        const before = await readBefore(releases);
        await publishBuilds(releases, areas, before, flags, context);
      });
    });

  withWithdrawnFlag(withChangeFlags(program.command('canary')))
    .description('give a release to a share of the visitors; the same visitors keep it as the share grows')
    .argument('<area>')
    .argument('[version]', 'a release the store has kept (default: the running canary)')
    .requiredOption(
      '--percent <N>',
      'share of the visitors, in steps of 0.1; 0 ends the canary',
      parsePercent,
    )
    .option('--from <folder>', 'publish this build as the canary')
    .option('--build', 'build the package first and publish it as the canary')
    .addHelpText(
      'after',
      `
Examples:
  release canary catalog --build --percent 1
  release canary catalog --percent 25
  release canary catalog --percent 0 --why "slower than before"`,
    )
    .action(async (area: string, version: string | undefined, flags: PublishFlags & { percent: number }) => {
      const isNew = flags.build || flags.from !== undefined;
      if (isNew && (version !== undefined || flags.percent === 0))
        throw new UsageError('A build brings its own version and needs a share above 0');
      await context.withReleases(flags, async (releases) => {
        const before = await readBefore(releases);
        if (isNew) return publishBuilds(releases, [area], before, flags, context);
        const changes = await confirmWithdrawn(context, flags, (confirmed) =>
          releases.setCanary(area, version, flags.percent, rulesFor(area, before, confirmed)),
        );
        printChanges(context, flags, changes, before);
      });
    });

  withChangeFlags(program.command('promote'))
    .description('make the canary live for everybody')
    .argument('<area>')
    .addHelpText('after', '\nExample:\n  release promote catalog')
    .action(async (area: string, flags: ChangeFlags) => {
      await context.withReleases(flags, async (releases) => {
        const before = await readBefore(releases);
        const changes = await releases.promote(area, rulesFor(area, before, flags));
        printChanges(context, flags, changes, before);
      });
    });
}

async function publishBuilds(
  releases: Releases,
  areas: readonly string[],
  before: Before,
  flags: PublishFlags,
  context: Context,
): Promise<void> {
  const candidates = await readBuilds(areas, flags, context);
  const progress = context.progress(flags, 'Uploading');
  const { percent, pinned: isPinned = false } = flags;
  if (isPinned && !flags.why?.trim()) throw new UsageError('Say why it is pinned: --why "…"');
  const expected = new Map(areas.map((area) => [area, before.get(area)?.revision ?? 0]));
  try {
    const changes = await confirmWithdrawn(context, flags, (confirmed) =>
      releases.publish(candidates, { ...rulesOf(confirmed), percent, isPinned, expected }, progress),
    );
    progress.stop();
    printChanges(context, flags, changes, before);
  } finally {
    progress.stop();
  }
}
