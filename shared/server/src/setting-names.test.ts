import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misspeltSetting, settingNames } from './setting-names';

/** Variables that Debian, systemd, Docker, Kubernetes, npm and other programs set. */
const ofOthers = `
  PATH HOME USER LOGNAME SHELL PWD OLDPWD SHLVL TERM COLORTERM LANG LANGUAGE LC_ALL LC_CTYPE TZ TMPDIR MAIL MAILTO
  HOSTNAME HOSTTYPE OSTYPE EDITOR VISUAL PAGER LESS DISPLAY DEBIAN_FRONTEND DEBCONF_NOWARNINGS _ SUDO_USER SSH_CLIENT
  SSH_CONNECTION SSH_AUTH_SOCK XDG_DATA_HOME XDG_DATA_DIRS XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS
  INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NOTIFY_SOCKET WATCHDOG_USEC WATCHDOG_PID MAINPID MANAGERPID LISTEN_FDS
  LISTEN_PID LISTEN_FDNAMES CREDENTIALS_DIRECTORY RUNTIME_DIRECTORY STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY
  CONFIGURATION_DIRECTORY MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE
  NODE_VERSION YARN_VERSION NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE NODE_TLS_REJECT_UNAUTHORIZED
  NODENV_ROOT NODENV_VERSION NVM_DIR NVM_BIN NO_COLOR FORCE_COLOR CI DEBUG UV_THREADPOOL_SIZE
  KUBERNETES_SERVICE_HOST KUBERNETES_PORT SHOP_SERVICE_PORT SHOP_PORT API_PORT_4000_TCP DB_PORT_5432_TCP APP_PORT APP_HOST
  APP_ORIGIN port host HOSTS PORTS POST
  PGHOST PGPORT PGUSER PGDATABASE PGDATA PGPASSWORD POSTGRES_PASSWORD POSTGRES_DB POSTGRES_URL
  DATABASE DATABASE_NAME DATABASE_HOST DATABASE_PORT DATABASE_USER DATABASE_PASSWORD DATABASE_SSL TEST_DATABASE_URL
  BENCH_DATABASE_URL URL SITE SITE_URL BASE_URL PUBLIC_DIR DATA DATADIR_ROOT DOMAIN PROXY HTTP_PROXY HTTPS_PROXY NO_PROXY
  http_proxy https_proxy no_proxy SALT SECRET TOKEN EMAIL EMAIL_FROM SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD
  LOG_FILE LOG_FORMAT CHROMIUM_PATH NGINX_PATH E2E_TEMPLATE INIT_CWD COLOR CMS_URL SNS_URL MAPS_URL
  npm_config_cache npm_config_host npm_config_prefix npm_config_user_agent npm_config_loglevel npm_execpath npm_node_execpath
  npm_lifecycle_event npm_lifecycle_script npm_package_json npm_package_name npm_package_version npm_command
`;

it.each(ofOthers.trim().split(/\s+/))('leaves %s to other programs', (variable) => {
  expect(misspeltSetting(variable)).toBeUndefined();
});

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABASES_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['HASHSALT', 'HASH_SALT'],
  ['HASH_SLAT', 'HASH_SALT'],
  ['HASH_SALTS', 'HASH_SALT'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['RELEASES_STORE', 'RELEASE_STORE'],
  ['RELEASE_ORIGN', 'RELEASE_ORIGIN'],
  ['RELEASE_DIR', 'RELEASES_DIR'],
  ['DEMO_USER', 'DEMO_USERS'],
  ['EMBEDED_DATABASE', 'EMBEDDED_DATABASE'],
  ['OVERRIDE_FROM', 'OVERRIDES_FROM'],
  ['NODEENV', 'NODE_ENV'],
  ['DATADIR', 'DATA_DIR'],
  ['SMSURL', 'SMS_URL'],
])('takes %s for %s', (variable, name) => {
  expect(misspeltSetting(variable)).toBe(name);
});

it.each(['DATABASE_URL', 'PORT', 'HOST', 'SMS_URL', 'DEV_PORT', 'NODE_ENV'])('knows %s', (variable) => {
  expect(misspeltSetting(variable)).toBeUndefined();
});

it('knows what .env.example describes, which leaves out only what tools and tests set', () => {
  const text = readFileSync(join(__dirname, '../../../.env.example'), 'utf8');
  const described = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const ofTools = ['DADATA_ORIGIN', 'DEV_ALONE', 'DEV_ENTRIES', 'DEV_PORT', 'DEV_SHOP', 'RELEASE_VERSION'];
  expect([...described, ...ofTools].sort()).toEqual([...settingNames].sort());
});
