import { type Command, InvalidArgumentError } from 'commander';
import type { Change } from '../releases/moves/change-pointers.ts';
import { operatorName } from '../releases/reports/who.ts';
import { type CommonFlags, type Context, withCommonFlags } from './context.ts';
import { type Before, describeChanges, undoOf } from './describe-changes.ts';
import { ACCEPT_WITHDRAWN } from './exit-codes.ts';
import type { ChangeRules, Releases } from './releases.ts';

export interface ChangeFlags extends CommonFlags {
  readonly why?: string;
  readonly dropUnfitPrevious?: boolean;
  readonly acceptWithdrawn?: boolean;
}

/** Options of every command that moves a pointer. */
export function withChangeFlags(command: Command): Command {
  return withCommonFlags(command)
    .option('--why <text>', 'the reason, for the journal')
    .option('--by <name>', `who does it, for the journal (default: ${operatorName()}; an origin: the token)`)
    .option(
      '--drop-unfit-previous',
      'give up fallbacks that cannot run on the new shell instead of refusing it (a token for * over an origin)',
    );
}

/** The option of commands that can bring visitors a release of the past. */
export function withWithdrawnFlag(command: Command): Command {
  return command.option(
    ACCEPT_WITHDRAWN,
    'give a release to visitors although it was withdrawn (a terminal is asked)',
  );
}

/** Pointers by area, as they are when a command begins. */
export async function readBefore(releases: Releases): Promise<Before> {
  return new Map((await releases.status()).map(({ area, pointer }) => [area, pointer]));
}

/** The rules of a change to an area: it fails if somebody has changed the area since `before`. */
export function rulesFor(area: string, before: Before, flags: ChangeFlags): ChangeRules {
  return { ...rulesOf(flags), expected: before.get(area)?.revision ?? 0 };
}

/** The rules that are the same for every area. */
export function rulesOf({ why, dropUnfitPrevious = false, acceptWithdrawn = false }: ChangeFlags) {
  return { why: why ?? null, dropsUnfitPrevious: dropUnfitPrevious, acceptsWithdrawn: acceptWithdrawn };
}

export function printChanges(
  context: Context,
  flags: CommonFlags,
  changes: readonly Change[],
  before: Before,
): void {
  const { origin } = flags;
  const undo = undoOf(changes, before, origin);
  context.print(flags, { changes, undo }, describeChanges(changes, before, origin));
}

/** 0 ends a canary. */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (/^\d+(\.\d)?$/.test(text) && percent <= 100) return percent;
  throw new InvalidArgumentError('It must be from 0 to 100, in steps of 0.1.');
}

export function parseCount(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number.');
}
