import * as v from 'valibot';
import { misspeltSetting } from './setting-names.ts';

/** The environment has mistakes; the message lists all of them. */
export class SettingsError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The settings have mistakes:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Text that is not empty, trimmed. */
export const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** `1` for yes, `0` for no. */
export const yesNo = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
);

/** A TCP port. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be 65535 or less'),
);

/** Variables by name, without empty ones. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses environment variables by a schema. An empty variable counts as unset, and a name that almost equals a
 * setting's is a mistake. `check` finds mistakes that the schema cannot see. Throws `SettingsError` with every mistake.
 */
export function parseEnvironment<S extends v.GenericSchema>(
  schema: S,
  env: Environment,
  check: (set: Environment) => readonly string[] = () => [],
): v.InferOutput<S> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, set);
  const wrong = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  const mistakes = [...wrong, ...check(set), ...misspelt(set)];
  if (result.success && mistakes.length === 0) return result.output;
  throw new SettingsError(mistakes);
}

function misspelt(set: Environment): readonly string[] {
  return Object.keys(set).flatMap((variable) => {
    const name = misspeltSetting(variable);
    return name === undefined ? [] : [`${variable}: is no setting, but nearly ${name}`];
  });
}
