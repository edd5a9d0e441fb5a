import * as v from 'valibot';
import { RequestRefused } from './request-refused.ts';

const REASONS_SHOWN = 20;

/** Parses input by the schema. Throws `RequestRefused`, which never repeats the input. */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input ?? {});
  if (result.success) return result.output;
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'request'}: ${messageOf(issue)}`);
  throw new RequestRefused('invalid', 'The request is not as it must be', reasons.slice(0, REASONS_SHOWN));
}

function messageOf({ kind, type, message, expected }: v.BaseIssue<unknown>): string {
  if (kind === 'schema') return type === 'strict_object' ? 'is not known here' : `must be ${expected}`;
  return message.replace(/: Expected.*$/, expected ? ` (must be ${expected})` : '');
}
