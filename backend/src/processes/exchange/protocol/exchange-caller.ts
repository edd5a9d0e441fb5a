import type { FastifyRequest } from 'fastify';
import {
  admit,
  type ExchangeKind,
  ExchangeLoginError,
  type ExchangeNode,
  type ExchangeSession,
  findExchangeByToken,
  findNode,
  findOpenExchange,
  type NodeAuthenticator,
  nodeOf,
  startExchange,
} from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { ExchangeRefusal, readCredentials, readExchangeToken } from './exchange-request.ts';

/** Who calls, and in which exchange. */
export interface ExchangeCaller {
  readonly node: ExchangeNode;
  readonly session: ExchangeSession;
}

/** Logs a node in by its password. Throws `ExchangeLoginError`, `Limit` and `ExchangeRefusal`. */
export async function logNodeIn(
  db: Db,
  authenticator: NodeAuthenticator,
  request: FastifyRequest,
  kind: ExchangeKind,
): Promise<ExchangeNode> {
  const credentials = readCredentials(request);
  if (credentials === null) throw new ExchangeLoginError('Нужны логин и пароль узла обмена');
  const node = await authenticator.authenticate(db, credentials, request.ip);
  requireKind(node, kind);
  return node;
}

/**
 * The exchange that a call belongs to: by the cookie of `checkauth`, or, for versions of 1C that forget the cookie and
 * send the password with every call, the open one of their node. A login without `checkauth` begins one.
 */
export async function findCaller(
  db: Db,
  authenticator: NodeAuthenticator,
  request: FastifyRequest,
  kind: ExchangeKind,
): Promise<ExchangeCaller> {
  const token = readExchangeToken(request);
  const known = token === null ? undefined : await findExchangeByToken(db, token);
  const row = known && (await findNode(db, known.nodeId));
  if (known !== undefined && row !== undefined) {
    const node = nodeOf(row);
    admit(node, request.ip);
    requireKind(node, kind);
    // An ended exchange may still confirm what it was given.
    if (known.kind === kind) return { node, session: known };
    return { node, session: await openExchange(db, node, kind) };
  }
  const node = await logNodeIn(db, authenticator, request, kind);
  return { node, session: await openExchange(db, node, kind) };
}

async function openExchange(db: Db, { id }: ExchangeNode, kind: ExchangeKind): Promise<ExchangeSession> {
  const open = await findOpenExchange(db, id, kind);
  if (open !== undefined) return open;
  return transact(db, async (tx) => {
    // The second of two calls at once joins the exchange that the first has begun.
    await tx.selectFrom('exchange_nodes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return (await findOpenExchange(tx, id, kind)) ?? (await startExchange(tx, id, kind)).session;
  });
}

const NAMES: Readonly<Record<ExchangeKind, string>> = {
  catalog: 'каталогом',
  sale: 'заказами',
  reference: 'справочниками',
};

function requireKind(node: ExchangeNode, kind: ExchangeKind): void {
  if (!node.kinds.includes(kind))
    throw new ExchangeRefusal(`Узлу обмена «${node.name}» не разрешён обмен ${NAMES[kind]}`);
}
