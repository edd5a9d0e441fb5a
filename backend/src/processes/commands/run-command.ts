import { SettingsError } from '@shop/server/environment';
import type { Command } from 'commander';
import { FolderLockedError } from '../../platform/database/folder-lock.ts';

/**
 * Runs a command to its end. Exit code 1 for a refusal: a file, an order or a company that it cannot be done with; 2
 * for a wrong call, a setting or a locked database; 3 for everything else, printed with its stack. `explain` words the
 * expected errors.
 */
export async function runCommand(
  program: Command,
  isRefusal: (error: unknown) => boolean,
  explain: (error: Error) => string = ({ message }) => message,
): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = isRefusal(error) ? 1 : isWrongCall(error) ? 2 : 3;
    console.error(process.exitCode < 3 ? explain(error as Error) : error);
  }
}

function isWrongCall(error: unknown): boolean {
  return error instanceof SettingsError || error instanceof FolderLockedError;
}
