import { randomBytes } from 'node:crypto';
import type { ExchangeNodeFields, ExchangeNode as NodeAnswer } from '@shop/contracts/office/exchange-nodes';
import { formatDay } from '@shop/domain/format/date';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Conflict, NotFound, Validation } from '../../../platform/errors/errors.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import { hashPassword } from '../../session/session.api.ts';
import { isNetwork } from './networks.ts';
import { findNodeByLogin, type NodeRow, nodeOf } from './nodes.repository.ts';

const KIND_NAMES = { catalog: 'каталог', sale: 'заказы', reference: 'справочники' } as const;

const nodeState = v.object({
  name: v.string(),
  kinds: v.array(v.picklist(['catalog', 'sale', 'reference'])),
  allowedNetworks: v.array(v.string()),
  ordersSince: v.string(),
  encoding: v.picklist(['utf-8', 'windows-1251']),
  isActive: v.boolean(),
  isRehearsal: v.boolean(),
});

/** The subject is the login. */
const nodeSaved = defineOfficeAction('exchange.node', {
  title: 'Изменён узел обмена с\u00a01С',
  right: 'office.exchange',
  state: nodeState,
  words: (state) =>
    new Map([
      ['Название', state.name],
      ['Виды обмена', state.kinds.map((kind) => KIND_NAMES[kind]).join(', ')],
      ['Разрешённые сети', state.allowedNetworks.join(', ') || 'любые'],
      ['Отдавать заказы с', formatDay(state.ordersSince)],
      ['Кодировка', state.encoding],
      ['Включён', state.isActive ? 'да' : 'нет'],
      ['Репетиция', state.isRehearsal ? 'да' : 'нет'],
    ]),
});

const passwordRenewed = defineOfficeAction('exchange.password', {
  title: 'Выдан новый пароль узлу обмена с\u00a01С',
  right: 'office.exchange',
  state: v.never(),
  words: () => new Map(),
});

export async function listNodes(db: Db): Promise<NodeAnswer[]> {
  const rows = await db.selectFrom('exchange_nodes').selectAll().orderBy('id').execute();
  return rows.map(present);
}

/** Adds a node. Throws `Validation`. */
export async function addNode(
  db: Db,
  by: OfficeActor,
  { login, ...fields }: ExchangeNodeFields & { readonly login: string },
): Promise<{ readonly node: NodeAnswer; readonly password: string }> {
  checkNetworks(fields);
  if ((await findNodeByLogin(db, login)) !== undefined)
    throw new Validation('Узел с\u00a0таким логином уже есть', 'login');
  const password = newPassword();
  const row = await db
    .insertInto('exchange_nodes')
    .values({ login, password_hash: await hashPassword(password), ...columnsOf(fields) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordOfficeChange(db, by, { action: nodeSaved, subject: login, after: fields });
  return { node: present(row), password };
}

/** Throws `NotFound`, `Validation`, and `Conflict` if somebody has saved the node meanwhile. */
export async function saveNode(
  db: Db,
  by: OfficeActor,
  id: number,
  { version, ...fields }: ExchangeNodeFields & { readonly version: number },
): Promise<NodeAnswer> {
  checkNetworks(fields);
  const former = await lockNode(db, id);
  if (former.version !== version)
    throw new Conflict('Узел обмена уже изменили. Обновите страницу и\u00a0повторите', 'version');
  const row = await db
    .updateTable('exchange_nodes')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordOfficeChange(db, by, {
    action: nodeSaved,
    subject: row.login,
    before: { ...nodeOf(former), kinds: [...nodeOf(former).kinds], allowedNetworks: former.allowed_networks },
    after: fields,
  });
  return present(row);
}

/** Gives the node a new password and ends what it has open. Throws `NotFound`. */
export async function renewPassword(
  db: Db,
  by: OfficeActor,
  id: number,
): Promise<{ readonly node: NodeAnswer; readonly password: string }> {
  await lockNode(db, id);
  const password = newPassword();
  const row = await db
    .updateTable('exchange_nodes')
    .set({ password_hash: await hashPassword(password), version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // A caller that knew the former password may hold a cookie.
  await db
    .updateTable('exchange_sessions')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())`, token_hash: sql`token_hash || ' revoked'` })
    .where('node_id', '=', id)
    .where('token_hash', 'not like', '% revoked')
    .execute();
  await recordOfficeChange(db, by, { action: passwordRenewed, subject: row.login });
  return { node: present(row), password };
}

async function lockNode(db: Db, id: number): Promise<NodeRow> {
  const row = await db
    .selectFrom('exchange_nodes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('Такого узла обмена нет');
  return row;
}

function newPassword(): string {
  return randomBytes(15).toString('base64url');
}

function checkNetworks({ allowedNetworks }: ExchangeNodeFields): void {
  const wrong = allowedNetworks.find((network) => !isNetwork(network));
  if (wrong === undefined) return;
  throw new Validation(`«${wrong}» — не\u00a0адрес и\u00a0не\u00a0сеть вида 10.0.0.0/8`, 'allowedNetworks');
}

function columnsOf(fields: ExchangeNodeFields) {
  return {
    name: fields.name,
    kinds: fields.kinds,
    allowed_networks: fields.allowedNetworks,
    orders_since: fields.ordersSince,
    encoding: fields.encoding,
    active: fields.isActive,
    is_rehearsal: fields.isRehearsal,
  };
}

function present(row: NodeRow): NodeAnswer {
  const { kinds, allowedNetworks, ...node } = nodeOf(row);
  return {
    ...node,
    kinds: [...kinds],
    allowedNetworks: [...allowedNetworks],
    lastCallAt: row.last_call_at?.toISOString() ?? null,
  };
}
