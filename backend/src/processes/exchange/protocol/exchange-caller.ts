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

async function openExchange(db: Db, node: ExchangeNode, kind: ExchangeKind): Promise<ExchangeSession> {
  return (await findOpenExchange(db, node.id, kind)) ?? (await startExchange(db, node.id, kind)).session;
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
