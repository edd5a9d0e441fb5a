import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CAPTCHA_ORIGIN } from '@shop/contracts/account/captcha';
import { type Environment, filled, parseEnvironment, port, yesNo } from '@shop/server/environment';
import type { SettingName } from '@shop/server/setting-names';
import * as v from 'valibot';
import { mistakesOfCommand, mistakesOfServer } from './required-settings.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const DEFAULT_DATA_DIR = './.data';
const DADATA_ORIGIN = 'https://suggestions.dadata.ru';

const urlOf = (schemes: string, example: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(${schemes})://`), `must look like ${example}`));

const environment = v.object({
  API_PORT: v.optional(port, '4000'),
  PORT: v.optional(port, '3000'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/\s?#@]+\/?$/, 'must look like https://shop.example.ru'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
  ),
  HOST: v.optional(filled, '127.0.0.1'),
  REUSE_PORT: v.optional(yesNo, '0'),
  DATA_DIR: v.optional(filled, DEFAULT_DATA_DIR),
  MEDIA_DIR: v.optional(filled),
  PRICE_LISTS_DIR: v.optional(filled),
  ATTACHMENTS_DIR: v.optional(filled),
  DATABASE_URL: v.optional(urlOf('postgres|postgresql', 'postgres://user@host/name')),
  SITE_NAME: v.optional(filled, 'Спецоснова'),
  HASH_SALT: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters long'))),
  EMBEDDED_DATABASE: v.optional(yesNo, '0'),
  DEMO_USERS: v.optional(yesNo, '0'),
  SMTP_URL: v.optional(urlOf('smtps?', 'smtp://user:password@host:587')),
  MAIL_FROM: v.optional(filled),
  SMS_URL: v.optional(
    v.pipe(
      urlOf('https?', 'https://sms.example.ru/send'),
      v.check(
        (url) => url.includes('{phone}') === url.includes('{text}'),
        'must have both {phone} and {text}, or neither',
      ),
    ),
  ),
  SMS_TOKEN: v.optional(filled),
  BACK_OFFICE: v.optional(v.picklist(['simulated', 'off'], 'must be simulated or off')),
  BACK_OFFICE_PACE_S: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}(\.\d{1,3})?$/, 'must be a number of seconds'),
      v.transform(Number),
      v.minValue(0.1, 'must be at least 0.1'),
    ),
    '60',
  ),
  CAPTCHA_SERVER_KEY: v.optional(filled),
  CAPTCHA_ORIGIN: v.optional(urlOf('https?', 'https://captcha.example.ru'), CAPTCHA_ORIGIN),
  DADATA_KEY: v.optional(filled),
  DADATA_ORIGIN: v.optional(urlOf('https?', 'https://dadata.example.ru'), DADATA_ORIGIN),
  DEFAULT_CITY: v.optional(filled, 'Москва'),
  TRUST_PROXY: v.optional(filled, 'loopback'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters long'))),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
} satisfies Partial<Record<SettingName, v.GenericSchema>>);

/** The HTTP gateway for text messages (platform/message-outbox/sms-gateway.ts). */
export interface SmsSettings {
  readonly url: string;
  readonly token: string | undefined;
}

/** The fulfilment simulation (processes/fulfilment/fulfilment-simulation.ts). */
interface FulfilmentSimulationSettings {
  /** The time between two transitions of one order. */
  readonly intervalMs: number;
}

/** The settings of the API; `.env.example` says what each does. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Several processes share the port, so that a new one is up before the old one leaves; needs PostgreSQL. */
  readonly reusePort: boolean;
  /** An absolute path. */
  readonly dataDir: string;
  /** Pictures of the catalogue, an absolute path. The web origin serves them. */
  readonly mediaDir: string;
  /** Files of price lists, which every process of the API reads; an absolute path. */
  readonly priceListsDir: string;
  /** Attachments of appeals, which every process of the API reads and writes; an absolute path. */
  readonly attachmentsDir: string;
  readonly databaseUrl: string | undefined;
  readonly siteName: string;
  /** Reaches every browser: it checks integrity and freshness of a request and never authenticates anybody. */
  readonly hashSalt: string;
  /** Whether demo accounts, whose password is public, are created and may log in: only if DEMO_USERS asks for them. */
  readonly hasDemoUsers: boolean;
  readonly logLevel: string;
  /** Without it organisations come from a demo shop's local register, and only loopback addresses have a city. */
  readonly dadataKey: string | undefined;
  readonly dadataOrigin: string;
  /** The city that a demo shop assumes for visitors from its own network. */
  readonly defaultCity: string;
  /** Addresses whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: string;
  /** Without it emails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without it text messages stay in the outbox. */
  readonly sms: SmsSettings | undefined;
  /** Origin of the shop in links of emails, without a trailing slash; a request's own host could be forged. */
  readonly publicUrl: string;
  /** Null: only the command and a real fulfilment system move orders. */
  readonly fulfilmentSimulation: FulfilmentSimulationSettings | null;
  /** Without it visitors' forms are accepted without a captcha. */
  readonly captchaServerKey: string | undefined;
  /** The origin that verifies captcha tokens. */
  readonly captchaOrigin: string;
  /** Opens `/metrics` from elsewhere than this machine. */
  readonly metricsToken: string | undefined;
}

/**
 * Reads the settings of a server; an empty variable counts as unset. Without `EMBEDDED_DATABASE` or `DEMO_USERS` the
 * settings have to suit a real shop. Throws `SettingsError` with every mistake.
 */
export function readSettings(env: Environment = process.env): Settings {
  return settingsOf(parseEnvironment(environment, env, mistakesOfServer));
}

/**
 * Reads the settings of a command, which needs only a database: the configured one, or else the embedded one that `npm
 * start` has created here (`isImplied`). A command creates no database unless `EMBEDDED_DATABASE` allows it, and opens
 * no embedded one with NODE_ENV=production. Throws `SettingsError` with every mistake.
 */
export function readCommandSettings(
  env: Environment = process.env,
): Settings & { readonly isImplied: boolean } {
  const hasEmbedded = ({ DATA_DIR }: Environment) =>
    existsSync(path.resolve(root, DATA_DIR ?? DEFAULT_DATA_DIR, 'db'));
  const check = (set: Environment) => mistakesOfCommand(set, hasEmbedded(set));
  const settings = settingsOf(parseEnvironment(environment, env, check));
  return { ...settings, isImplied: settings.databaseUrl === undefined && env.EMBEDDED_DATABASE !== '1' };
}

function settingsOf(parsed: v.InferOutput<typeof environment>): Settings {
  const dataDir = path.resolve(root, parsed.DATA_DIR);
  const fulfilmentSimulation =
    parsed.BACK_OFFICE ?? (parsed.DATABASE_URL === undefined ? 'simulated' : 'off');
  return {
    port: parsed.API_PORT,
    host: parsed.HOST,
    reusePort: parsed.REUSE_PORT,
    dataDir,
    mediaDir: path.resolve(root, parsed.MEDIA_DIR ?? path.join(dataDir, 'media')),
    priceListsDir: path.resolve(root, parsed.PRICE_LISTS_DIR ?? path.join(dataDir, 'price-lists')),
    attachmentsDir: path.resolve(root, parsed.ATTACHMENTS_DIR ?? path.join(dataDir, 'attachments')),
    databaseUrl: parsed.DATABASE_URL,
    siteName: parsed.SITE_NAME,
    hashSalt: parsed.HASH_SALT ?? persistedSalt(dataDir),
    hasDemoUsers: parsed.DEMO_USERS,
    logLevel: parsed.LOG_LEVEL,
    dadataKey: parsed.DADATA_KEY,
    dadataOrigin: parsed.DADATA_ORIGIN,
    defaultCity: parsed.DEFAULT_CITY,
    trustProxy: parsed.TRUST_PROXY,
    smtpUrl: parsed.SMTP_URL,
    fulfilmentSimulation:
      fulfilmentSimulation === 'off' ? null : { intervalMs: parsed.BACK_OFFICE_PACE_S * 1000 },
    captchaServerKey: parsed.CAPTCHA_SERVER_KEY,
    captchaOrigin: parsed.CAPTCHA_ORIGIN,
    metricsToken: parsed.METRICS_TOKEN,
    mailFrom: parsed.MAIL_FROM ?? `${parsed.SITE_NAME} <no-reply@localhost>`,
    sms: parsed.SMS_URL === undefined ? undefined : { url: parsed.SMS_URL, token: parsed.SMS_TOKEN },
    publicUrl: parsed.PUBLIC_URL ?? `http://127.0.0.1:${parsed.PORT}`,
  };
}

/** Whether a host or address reaches this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Creates the salt once and stores it beside the data, where the web origin reads the same file. */
function persistedSalt(dataDir: string): string {
  const file = path.join(dataDir, 'hash-salt');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    // A link never replaces a file: if two servers start together one wins, and nobody reads half a file.
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, 'utf8').trim();
}
