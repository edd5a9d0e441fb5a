import type { Command } from 'commander';
import { table } from '../releases/reports/status.ts';
import { type CommonFlags, type Context, withCommonFlags } from './context.ts';
import { EXIT } from './exit-codes.ts';
import { printable } from './printable.ts';

/** The commands for the rights of teams. */
export function addTokens(program: Command, context: Context): void {
  const token = program.command('token').description('rights to change releases of a running origin');

  withCommonFlags(token.command('create'))
    .description('make a token for one area, or with * for all of them, the shell and tokens')
    .requiredOption('--area <area>', 'the one area it may change, or *')
    .requiredOption('--name <name>', 'whose it is, for the journal')
    .option('--by <name>', 'who makes it (the store itself only)')
    .addHelpText('after', '\nExample:\n  release token create --area finances --name "finances team, CI"')
    .action(async (flags: CommonFlags & { area: string; name: string }) => {
      await context.withReleases(flags, async (releases) => {
        const made = await releases.createToken(flags.area, flags.name);
        context.note(
          flags,
          `Token ${made.token.id} for ${made.token.area}. It is shown once and kept nowhere:`,
        );
        context.print(flags, made, made.text);
      });
    });

  withCommonFlags(token.command('list'))
    .description('every token, without its secret')
    .addHelpText('after', '\nExample:\n  release token list')
    .action(async (flags: CommonFlags) => {
      await context.withReleases(flags, async (releases) => {
        const tokens = await releases.tokens();
        const rows = tokens.map(({ id, area, name, createdAt, createdBy }) =>
          [id, area, name, createdAt.slice(0, 10), createdBy].map(printable),
        );
        const text = table([['ID', 'AREA', 'NAME', 'SINCE', 'MADE BY'], ...rows]);
        context.print(flags, tokens, tokens.length > 0 ? text : 'There are no tokens.');
      });
    });

  withCommonFlags(token.command('revoke'))
    .description('make a token worthless at once')
    .argument('<id>', 'as `release token list` shows it')
    .addHelpText('after', '\nExample:\n  release token revoke 5f0c1d2e3a4b')
    .action(async (id: string, flags: CommonFlags) => {
      await context.withReleases(flags, async (releases) => {
        const isRevoked = await releases.revokeToken(id);
        if (!isRevoked) context.exitCode = EXIT.failed;
        const text = isRevoked ? `Token ${id} is worthless now` : `There is no token ${printable(id)}`;
        context.print(flags, { id, isRevoked }, text);
      });
    });
}
