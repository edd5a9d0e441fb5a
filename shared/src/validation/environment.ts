import * as v from 'valibot';

/** The environment has mistakes; the message lists them all. */
export class SettingsError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The settings have mistakes:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Text as it stands in the environment. */
export const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** A TCP port. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be 65535 or less'),
);

/** Environment variables by a schema; one set to nothing counts as unset. Throws `SettingsError` with every mistake. */
export function parseEnvironment<S extends v.GenericSchema>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): v.InferOutput<S> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, set);
  if (result.success) return result.output;
  throw new SettingsError(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
}
