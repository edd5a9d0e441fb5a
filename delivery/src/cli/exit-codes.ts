import { answerTo } from '../operations/error-answer.ts';
import type { ErrorBody, ErrorCode } from '../operations/request-refused.ts';
import { explain } from '../startup-errors.ts';
import { OriginError } from './origin-error.ts';
import { printable } from './printable.ts';

/** Says that a release which was withdrawn is meant. */
export const ACCEPT_WITHDRAWN = '--accept-withdrawn';

export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  notAllowed: 5,
  unreachable: 6,
} as const;

const exits: Partial<Record<ErrorCode, number>> = {
  invalid: EXIT.usage,
  refused: EXIT.refused,
  withdrawn: EXIT.refused,
  conflict: EXIT.conflict,
  unauthorized: EXIT.notAllowed,
  forbidden: EXIT.notAllowed,
  'too-many-failures': EXIT.notAllowed,
  unavailable: EXIT.unreachable,
  busy: EXIT.unreachable,
};

/** The command was typed in a way that cannot be done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Failure {
  readonly exitCode: number;
  readonly body: ErrorBody;
  /** For people. */
  readonly text: string;
}

/** The exit code and the message of an error; the same from the store and from an origin. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError)
    return { exitCode: EXIT.usage, body: bodyOf('invalid', error.message), text: error.message };
  if (error instanceof OriginError)
    return { exitCode: exitOf(error.body.error.code), body: error.body, text: textOf(error.body) };
  const { body } = answerTo(error);
  const { code } = body.error;
  const isKnown = code === 'refused' || code === 'withdrawn' || code === 'conflict';
  // Here nobody has to be kept from seeing the folders of this machine.
  const text = isKnown ? textOf(body) : explain(error);
  return { exitCode: exitOf(code), body: isKnown ? body : bodyOfLines(code, text), text };
}

function exitOf(code: ErrorCode): number {
  return exits[code] ?? EXIT.failed;
}

function bodyOf(code: ErrorCode, message: string): ErrorBody {
  return { error: { code, message } };
}

/** The first line is the message; the indented lines below it, such as mistakes in the settings, are its reasons. */
function bodyOfLines(code: ErrorCode, text: string): ErrorBody {
  const [message = '', ...below] = text.split('\n');
  const reasons = below.filter((line) => /^ {2}\S/.test(line)).map((line) => line.trim());
  return { error: { code, message, ...(reasons.length > 0 && { reasons }) } };
}

function textOf({ error: { code, message, reasons } }: ErrorBody): string {
  if (!reasons || reasons.length === 0) return message;
  const list = reasons.map((reason) => `  - ${printable(reason)}`).join('\n');
  const way = code === 'withdrawn' ? `\nTo give it to visitors all the same: ${ACCEPT_WITHDRAWN}` : '';
  return `${message}:\n${list}${way}`;
}
