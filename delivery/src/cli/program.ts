import { Command, CommanderError } from 'commander';
import { Context, type Surroundings } from './context.ts';
import { EXIT, failureOf } from './exit-codes.ts';
import { addPublishing } from './publish-commands.ts';
import { addReading } from './reading-commands.ts';
import { addTokens } from './token-commands.ts';
import { addWithdrawing } from './withdrawing-commands.ts';

/** Runs `release` with these arguments and answers its exit code. */
export async function runRelease(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const context = new Context(surroundings);
  try {
    await createProgram(context).parseAsync(args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    // Commander has printed what it has to say.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    const { exitCode, body, text } = failureOf(error);
    if (args.includes('--json')) surroundings.out.write(`${JSON.stringify(body, null, 2)}\n`);
    else surroundings.err.write(`${text}\n`);
    return exitCode;
  }
}

function createProgram(context: Context): Command {
  const { out, err } = context.surroundings;
  const program = new Command('release')
    .description(
      'Publishes the shell and the areas, each alone; nothing else is built, touched or restarted.',
    )
    .configureOutput({ writeOut: (text) => out.write(text), writeErr: (text) => err.write(text) })
    .exitOverride()
    .addHelpText('after', explanation);
  addPublishing(program, context);
  addWithdrawing(program, context);
  addReading(program, context);
  addTokens(program, context);
  return program;
}

const explanation = `
Where: a running origin with --origin or RELEASE_ORIGIN, and its token in RELEASE_TOKEN; else the store itself,
RELEASE_STORE (PostgreSQL) or RELEASES_DIR (./.releases).

Exit codes: 0 done, or nothing to do; 1 failed; 2 wrong usage; 3 refused, the reasons are printed; 4 somebody else has
changed the area in the meantime; 5 not allowed; 6 the origin or the store cannot be reached.

All of it with examples: docs/releases.md`;
