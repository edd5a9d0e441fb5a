/**
 * What `npm start` and `npm run dev` say to the servers where nothing names a real shop: that it is one to try out, on
 * the embedded database, with demo people as long as nobody else can reach them. The servers assume neither by
 * themselves.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function trialSettings({ DATABASE_URL, NODE_ENV, HOST, EMBEDDED_DATABASE, DEMO_USERS } = process.env) {
  if (DATABASE_URL || NODE_ENV === 'production') return {};
  return {
    EMBEDDED_DATABASE: EMBEDDED_DATABASE || '1',
    DEMO_USERS: DEMO_USERS || (isLoopback(HOST || '127.0.0.1') ? '1' : '0'),
  };
}

function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
