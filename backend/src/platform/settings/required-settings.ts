import type { Environment } from '@shop/server/environment';
import { isTrial, mistakesOfRealShop } from '@shop/server/real-shop';

/** Settings that the API of a real shop cannot start without. */
const needed = {
  DATABASE_URL: 'postgres://user@host/name',
  HASH_SALT: '16 characters or more, the same for every process',
  PUBLIC_URL: 'https://shop.example.ru',
  SMTP_URL: 'smtp://user:password@host:587',
  MAIL_FROM: 'Спецоснова <zakaz@example.ru>',
} as const;

/** Mistakes that keep the API from starting, besides values that are wrong by themselves. */
export function mistakesOfServer(env: Environment): readonly string[] {
  const mistakes = [...mistakesOfRealShop(env, needed), ...mistakesOfTwoDatabases(env)];
  if (isTrial(env)) return [...mistakes, ...mistakesOfTrial(env)];
  if (env.PUBLIC_URL?.startsWith('http:')) mistakes.push('PUBLIC_URL: must begin with https://');
  return mistakes;
}

/** Mistakes that keep a command from running. `hasEmbedded`: the data folder already has an embedded database. */
export function mistakesOfCommand(env: Environment, hasEmbedded: boolean): readonly string[] {
  const { DATABASE_URL, EMBEDDED_DATABASE, NODE_ENV } = env;
  if (DATABASE_URL !== undefined) return mistakesOfTwoDatabases(env);
  if (NODE_ENV === 'production') return ['DATABASE_URL: must be set with NODE_ENV=production'];
  if (EMBEDDED_DATABASE === '1' || hasEmbedded) return [];
  return ['DATABASE_URL: must be set, for DATA_DIR has no embedded database; npm start makes one'];
}

function mistakesOfTrial({ DATABASE_URL, EMBEDDED_DATABASE }: Environment): readonly string[] {
  if (DATABASE_URL !== undefined || EMBEDDED_DATABASE === '1') return [];
  return ['DATABASE_URL: must be set, or else EMBEDDED_DATABASE=1'];
}

/** In production the embedded database is refused by itself. */
function mistakesOfTwoDatabases({ DATABASE_URL, EMBEDDED_DATABASE, NODE_ENV }: Environment): string[] {
  if (DATABASE_URL === undefined || EMBEDDED_DATABASE !== '1' || NODE_ENV === 'production') return [];
  return ['EMBEDDED_DATABASE: must be unset where DATABASE_URL is set'];
}
