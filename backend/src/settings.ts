import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const root = path.resolve(import.meta.dirname, '../..');

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'должен быть числом'),
  v.transform(Number),
  v.maxValue(65_535, 'должен быть не больше 65535'),
);
const yesNo = v.pipe(
  v.picklist(['0', '1', ''], 'может быть 0 или 1'),
  v.transform((text) => text === '1'),
);
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('не может быть пустым'));
const orAbsent = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    schema,
  ]);

const environment = v.object({
  API_PORT: v.optional(port, '4000'),
  HOST: v.optional(filled, '127.0.0.1'),
  DATA_DIR: v.optional(filled, './.data'),
  DATABASE_URL: v.optional(
    orAbsent(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'должен начинаться с postgres://'))),
  ),
  SITE_NAME: v.optional(filled, 'Спецоснова'),
  HASH_SALT: v.optional(orAbsent(v.pipe(v.string(), v.minLength(16, 'должен быть не короче 16 символов')))),
  DEMO_USERS: v.optional(yesNo, ''),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'может быть fatal, error, warn, info, debug, trace или silent',
    ),
    'info',
  ),
  TRUST_PROXY: v.optional(filled, 'loopback'),
  SMTP_URL: v.optional(orAbsent(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'должен начинаться с smtp://')))),
});

/** The settings of the API; `.env.example` says what each does. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly siteName: string;
  /** Reaches every browser: it checks integrity and freshness of a request and never authenticates anybody. */
  readonly hashSalt: string;
  /** Demo accounts may be made: on loopback, or where DEMO_USERS=1 asks for them. */
  readonly hasDemoUsers: boolean;
  readonly logLevel: string;
  /** Addresses whose X-Forwarded-* headers are believed. */
  readonly trustProxy: string;
  readonly smtpUrl: string | undefined;
}

/** The environment has mistakes; the message lists them all. */
export class SettingsError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`Ошибки в настройках:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Reads the settings; throws `SettingsError` with every mistake at once. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const result = v.safeParse(environment, env);
  if (!result.success) {
    const mistakes = result.issues.map((issue) => `${v.getDotPath(issue)}: ${deepest(issue)}`);
    throw new SettingsError([...new Set(mistakes)]);
  }
  const parsed = result.output;
  const dataDir = path.resolve(root, parsed.DATA_DIR);
  return {
    port: parsed.API_PORT,
    host: parsed.HOST,
    dataDir,
    databaseUrl: parsed.DATABASE_URL,
    siteName: parsed.SITE_NAME,
    hashSalt: parsed.HASH_SALT ?? keptSalt(dataDir),
    hasDemoUsers: parsed.DEMO_USERS || isLoopback(parsed.HOST),
    logLevel: parsed.LOG_LEVEL,
    trustProxy: parsed.TRUST_PROXY,
    smtpUrl: parsed.SMTP_URL,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Inside a union the outer issue only says that nothing fitted; the last inner one says why. */
function deepest(issue: v.BaseIssue<unknown>): string {
  const inner = issue.issues?.at(-1);
  return inner === undefined ? issue.message : deepest(inner);
}

/** Made once and kept beside the data, where the web origin reads the same file. */
function keptSalt(dataDir: string): string {
  const file = path.join(dataDir, 'hash-salt');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link never replaces: of two servers starting together one wins, and nobody reads half a file.
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, 'utf8').trim();
}
