/**
 * Settings with which `npm start` and `npm run dev` run the servers unless the environment names a real shop: the embedded
 * database, and demo people as long as only this machine can reach them. The servers assume neither by themselves.
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
