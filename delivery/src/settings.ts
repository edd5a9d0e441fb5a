import path from 'node:path';
import { CAPTCHA_ORIGIN } from '@shop/contracts/account/captcha';
import { MAPS_ORIGIN } from '@shop/contracts/platform/map';
import { type Environment, filled, parseEnvironment, port, yesNo } from '@shop/server/environment';
import { isTrial } from '@shop/server/real-shop';
import type { SettingName } from '@shop/server/setting-names';
import * as v from 'valibot';
import { type DevEntries, devEntries, mayDevelop } from './development/dev-entries.ts';
import { type AddressCheck, addressList } from './development/overrides/allowed-addresses.ts';
import { isFileStore } from './releases/store/live-document.ts';
import { mistakesOfOrigin, mistakesOfStore } from './required-settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const DEFAULT_RELEASES_DIR = './.releases';

const origin = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^/?#\s;,'"]+\/?$/,
    'must be an origin such as https://cdn.example.ru, without a path',
  ),
  v.transform((text) => new URL(text).origin),
);
const postgresUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'must look like postgres://user:password@host/name',
  ),
);
const megabytes = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number of megabytes'),
  v.transform((text) => Number(text) * 1024 * 1024),
  v.minValue(1, 'must be at least 1'),
);
const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
);

const share = v.pipe(
  v.string(),
  v.regex(/^(0|1|0?\.\d+)$/, 'must be a share from 0 to 1 such as 0.1'),
  v.transform(Number),
);
const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(\.\d+)?$/, 'must be a number of percent below 100'),
  v.transform((text) => Number(text) / 100),
);
const count = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number));

const environment = v.pipe(
  v.object({
    PORT: v.optional(port, '3000'),
    HOST: v.optional(filled, '127.0.0.1'),
    API_PORT: v.optional(port, '4000'),
    API_ORIGIN: v.optional(origin),
    ASSET_ORIGIN: v.optional(origin),
    DATA_DIR: v.optional(filled, './.data'),
    MEDIA_DIR: v.optional(filled),
    RELEASES_DIR: v.optional(filled, DEFAULT_RELEASES_DIR),
    RELEASE_STORE: v.optional(postgresUrl),
    SITE_NAME: v.optional(filled, 'Спецоснова'),
    HASH_SALT: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters long'))),
    CAPTCHA_KEY: v.optional(filled),
    CAPTCHA_ORIGIN: v.optional(origin, CAPTCHA_ORIGIN),
    MAPS_KEY: v.optional(filled),
    MAPS_ORIGIN: v.optional(origin, MAPS_ORIGIN),
    BODY_LIMIT_MB: v.optional(megabytes, '64'),
    TRUST_PROXY: v.optional(filled, 'loopback'),
    TELEMETRY_SAMPLE: v.optional(share, '1'),
    FAILURE_LIMIT_PERCENT: v.optional(percent, '5'),
    FAILING_PAGES_PER_ADDRESS: v.optional(count, '30'),
    PAGES_PER_ADDRESS: v.optional(count, '600'),
    METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters long'))),
    LOG_LEVEL: v.optional(logLevel, 'info'),
    NODE_ENV: v.optional(v.string()),
    DEV_ENTRIES: v.optional(devEntries),
    DEV_ALONE: v.optional(v.literal('1', 'must be 1 or unset')),
    OVERRIDES_FROM: v.optional(addressList),
    OVERRIDES_IN_PRODUCTION: v.optional(yesNo, '0'),
    EMBEDDED_DATABASE: v.optional(yesNo, '0'),
    DEMO_USERS: v.optional(yesNo, '0'),
  } satisfies Partial<Record<SettingName, v.GenericSchema>>),
  v.forward(
    v.check(
      (env) => env.DEV_ENTRIES === undefined || mayDevelop(env),
      'must be unset unless HOST is loopback and NODE_ENV is not production',
    ),
    ['DEV_ENTRIES'],
  ),
);

/** Settings of the web origin; `.env.example` says what each does. Folders are absolute. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The origin that `/api` and `/web` are forwarded to. */
  readonly apiOrigin: string;
  /** The origin that serves files of releases, if not this one. */
  readonly assetOrigin: string | undefined;
  readonly dataDir: string;
  readonly mediaDir: string;
  /** The folder of the releases, or with `releaseStore` of this origin's copy of them. */
  readonly releasesDir: string;
  /** The PostgreSQL of several origins, with a password; undefined for files in `releasesDir`. */
  readonly releaseStore: string | undefined;
  readonly siteName: string;
  /** Undefined for the salt stored in the data folder. */
  readonly hashSalt: string | undefined;
  readonly captchaKey: string | undefined;
  /** The origin of the captcha's script. */
  readonly captchaOrigin: string;
  readonly mapsKey: string | undefined;
  /** The origin of the maps' script. */
  readonly mapsOrigin: string;
  readonly bodyLimitBytes: number;
  /** Addresses whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: string;
  readonly logLevel: v.InferOutput<typeof logLevel>;
  readonly telemetry: {
    /** Share of the pages, 0 to 1, that report successes too. */
    readonly sample: number;
    /** Share of failing pages, 0 to 1, above which a release is withdrawn; 0: never. */
    readonly failureLimit: number;
    /** Reports counted a minute, with a failure and without one; and tickets given to pages. */
    readonly failingPagesPerAddress: number;
    readonly pagesPerAddress: number;
    /** Undefined: `/metrics` answers this machine only. */
    readonly metricsToken: string | undefined;
  };
  readonly devEntries: DevEntries;
  /** Restricts pages to `devEntries`, whatever is released. */
  readonly isDevAlone: boolean;
  /** Addresses of browsers that may show areas from a developer's machine; undefined for none. */
  readonly overridesFrom: AddressCheck | undefined;
  /** The API has accounts whose password is public. */
  readonly hasDemoUsers: boolean;
}

/**
 * Reads the settings of the origin; a variable set to nothing counts as unset. Without `EMBEDDED_DATABASE` or
 * `DEMO_USERS` they are those of a real shop. Throws `SettingsError` with every mistake.
 */
export function readSettings(env: Environment = process.env): Settings {
  return settingsOf(parseEnvironment(environment, env, mistakesOfOrigin));
}

/** The store that the release command uses without `--origin`. */
export interface NamedStore extends Pick<Settings, 'releasesDir' | 'releaseStore'> {
  /** No setting names it: it is the store of files that `npm start` has created here. */
  readonly isImplied: boolean;
}

/**
 * Reads where the release command finds releases; it needs nothing else of the settings. A store of files is made only
 * where the settings are those of a shop to try out, and none is opened with NODE_ENV=production. Throws
 * `SettingsError` with every mistake.
 */
export function readNamedStore(env: Environment = process.env): NamedStore {
  const folderOf = ({ RELEASES_DIR }: Environment) =>
    path.resolve(root, RELEASES_DIR ?? DEFAULT_RELEASES_DIR);
  const check = (set: Environment) => mistakesOfStore(set, isFileStore(folderOf(set)));
  const { releasesDir, releaseStore } = settingsOf(parseEnvironment(environment, env, check));
  return { releasesDir, releaseStore, isImplied: releaseStore === undefined && !isTrial(env) };
}

function settingsOf(parsed: v.InferOutput<typeof environment>): Settings {
  const dataDir = path.resolve(root, parsed.DATA_DIR);
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    apiOrigin: parsed.API_ORIGIN ?? `http://${reachable(parsed.HOST)}:${parsed.API_PORT}`,
    assetOrigin: parsed.ASSET_ORIGIN,
    dataDir,
    mediaDir:
      parsed.MEDIA_DIR === undefined ? path.join(dataDir, 'media') : path.resolve(root, parsed.MEDIA_DIR),
    releasesDir: path.resolve(root, parsed.RELEASES_DIR),
    releaseStore: parsed.RELEASE_STORE,
    siteName: parsed.SITE_NAME,
    hashSalt: parsed.HASH_SALT,
    captchaKey: parsed.CAPTCHA_KEY,
    captchaOrigin: parsed.CAPTCHA_ORIGIN,
    mapsKey: parsed.MAPS_KEY,
    mapsOrigin: parsed.MAPS_ORIGIN,
    bodyLimitBytes: parsed.BODY_LIMIT_MB,
    trustProxy: parsed.TRUST_PROXY,
    logLevel: parsed.LOG_LEVEL,
    telemetry: {
      sample: parsed.TELEMETRY_SAMPLE,
      failureLimit: parsed.FAILURE_LIMIT_PERCENT,
      failingPagesPerAddress: parsed.FAILING_PAGES_PER_ADDRESS,
      pagesPerAddress: parsed.PAGES_PER_ADDRESS,
      metricsToken: parsed.METRICS_TOKEN,
    },
    devEntries: parsed.DEV_ENTRIES ?? new Map(),
    isDevAlone: parsed.DEV_ALONE === '1' && parsed.DEV_ENTRIES !== undefined,
    overridesFrom: parsed.OVERRIDES_FROM,
    hasDemoUsers: parsed.DEMO_USERS,
  };
}

/** The API listens on the same HOST; a wildcard is reached by loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
