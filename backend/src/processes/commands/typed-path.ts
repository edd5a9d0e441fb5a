import path from 'node:path';

/**
 * Resolves a path relative to the folder where the command was typed, also when npm runs it from the package's folder.
 */
export function typedPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
