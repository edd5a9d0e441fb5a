import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** `npm start` reads the server's output through a pipe, and hands over its own terminal as this descriptor. */
const HANDED_OVER = 3;

/**
 * Returns what prints a line where only the person who started the server reads it; null without a terminal. Nobody
 * sits at an output that looks like a terminal while the input is none: something records it.
 */
export function findTerminal(isTerminal = isatty): ((line: string) => void) | null {
  const output = isTerminal(process.stdin.fd) ? [process.stdout.fd, HANDED_OVER] : [HANDED_OVER];
  const terminal = output.find((descriptor) => isTerminal(descriptor));
  return terminal === undefined ? null : (line) => void writeSync(terminal, `${line}\n`);
}
