/** Every setting of the servers, the release command, the builds and the dev servers; `.env.example` describes them. */
export const settingNames = [
  'API_ORIGIN',
  'API_PORT',
  'ASSET_ORIGIN',
  'ATTACHMENTS_DIR',
  'BACK_OFFICE',
  'BACK_OFFICE_PACE_S',
  'BODY_LIMIT_MB',
  'CAPTCHA_KEY',
  'CAPTCHA_ORIGIN',
  'CAPTCHA_SERVER_KEY',
  'DADATA_KEY',
  'DADATA_ORIGIN',
  'DATABASE_URL',
  'DATA_DIR',
  'DEFAULT_CITY',
  'DEMO_USERS',
  'DEV_ALONE',
  'DEV_ENTRIES',
  'DEV_PORT',
  'DEV_SHOP',
  'EMBEDDED_DATABASE',
  'FAILING_PAGES_PER_ADDRESS',
  'FAILURE_LIMIT_PERCENT',
  'HASH_SALT',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAPS_KEY',
  'MAPS_ORIGIN',
  'MEDIA_DIR',
  'METRICS_TOKEN',
  'NODE_ENV',
  'OVERRIDES_FROM',
  'OVERRIDES_IN_PRODUCTION',
  'PAGES_PER_ADDRESS',
  'PORT',
  'PRICE_LISTS_DIR',
  'PUBLIC_URL',
  'RELEASES_DIR',
  'RELEASE_ORIGIN',
  'RELEASE_STORE',
  'RELEASE_TOKEN',
  'RELEASE_VERSION',
  'REUSE_PORT',
  'SITE_NAME',
  'SMS_TOKEN',
  'SMS_URL',
  'SMTP_URL',
  'TELEMETRY_SAMPLE',
  'TRUST_PROXY',
] as const;

/** The name of a setting of this shop. */
export type SettingName = (typeof settingNames)[number];

const known: ReadonlySet<string> = new Set(settingNames);
/** Names close to PORT and HOST belong to other programs. */
const compared = settingNames
  .map((name) => ({ name, letters: lettersOf(name), firstWord: name.split('_', 1)[0] ?? '' }))
  .filter(({ letters }) => letters.length > 4);
/** Names of short words do too: APP_ORIGIN is one letter away from API_ORIGIN. */
const SHORTEST_FIRST_WORD = 4;

/** The setting that an unknown variable is most likely a typo of; undefined for variables of other programs. */
export function misspeltSetting(variable: string): SettingName | undefined {
  if (known.has(variable)) return undefined;
  const typed = lettersOf(variable);
  return compared.find(
    ({ letters, firstWord }) =>
      typed === letters || (firstWord.length >= SHORTEST_FIRST_WORD && isOneSlip(typed, letters)),
  )?.name;
}

/** Ignores case and underscores, which are typos as well: HASHSALT, Data-Dir. */
function lettersOf(variable: string): string {
  return variable.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * Whether one letter is missing, added or wrong, or two neighbours are swapped. Names that differ more (DATABASE_SSL)
 * or begin with another letter (EMAIL_FROM) belong to other programs.
 */
function isOneSlip(typed: string, name: string): boolean {
  if (typed[0] !== name[0] || Math.abs(typed.length - name.length) > 1) return false;
  const shorter = Math.min(typed.length, name.length);
  let start = 0;
  while (start < shorter && typed[start] === name[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === name.at(-1 - end)) end += 1;
  const [was, is] = [name.slice(start, name.length - end), typed.slice(start, typed.length - end)];
  if (was.length <= 1 && is.length <= 1) return true;
  return was.length === 2 && is.length === 2 && was[0] === is[1] && was[1] === is[0];
}
