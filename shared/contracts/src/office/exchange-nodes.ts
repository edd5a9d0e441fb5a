import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { day, id, instant } from '../platform/fields.ts';

/** A node may exchange the catalogue, orders, and counterparties. */
export const exchangeKind = v.picklist(['catalog', 'sale', 'reference'], 'Выберите из\u00a0списка');
export type ExchangeKind = v.InferOutput<typeof exchangeKind>;

/** The encoding of the orders that are handed over; a file that is received says its own. */
export const exchangeEncoding = v.picklist(['utf-8', 'windows-1251'], 'Выберите из\u00a0списка');
export type ExchangeEncoding = v.InferOutput<typeof exchangeEncoding>;

/** The fields of a node that the office edits. */
export const exchangeNodeFields = {
  name: v.pipe(
    v.string('Укажите название'),
    v.trim(),
    v.nonEmpty('Укажите название'),
    v.maxLength(100, 'Не\u00a0больше 100 символов'),
  ),
  kinds: v.pipe(
    v.array(exchangeKind),
    v.minLength(1, 'Выберите хотя\u00a0бы один вид обмена'),
    v.transform((named) => exchangeKind.options.filter((one) => named.includes(one))),
  ),
  /** Addresses or networks such as `10.0.0.0/8`; none: any address. */
  allowedNetworks: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.maxLength(50, 'Не\u00a0больше 50 символов'))),
    v.maxLength(20, 'Не\u00a0больше 20 сетей'),
    v.transform((lines) => lines.filter((line) => line !== '')),
  ),
  /** Orders placed on this day or later are handed over. */
  ordersSince: day,
  encoding: exchangeEncoding,
  isActive: v.boolean(),
  /** Files are read and compared, nothing is changed and no order is handed over. */
  isRehearsal: v.boolean(),
};
const editable = v.object(exchangeNodeFields);
export type ExchangeNodeFields = v.InferOutput<typeof editable>;

/** The login of a new node, which never changes. */
export const exchangeLogin = v.pipe(
  v.string('Укажите логин'),
  v.trim(),
  v.regex(/^[A-Za-z0-9._-]{3,50}$/, 'От\u00a03 до\u00a050 латинских букв, цифр, точек и\u00a0дефисов'),
);

const exchangeNode = v.object({
  id,
  login: v.string(),
  ...exchangeNodeFields,
  version: v.number(),
  lastCallAt: v.nullable(instant),
});
export type ExchangeNode = v.InferOutput<typeof exchangeNode>;

const withPassword = v.object({
  node: exchangeNode,
  /** Shown once; the shop keeps only its hash. */
  password: confidential,
});

/** The installations of 1C that exchange with the shop, and the address that each is given. */
export const getExchangeNodes = defineCall({
  method: 'GET',
  path: '/api/office/exchange/nodes/',
  summary: 'Nodes of the exchange with 1C',
  access: 'office.exchange',
  answer: v.object({ address: v.string(), items: v.array(exchangeNode) }),
});

/** `validation` of `login` for one that is taken. */
export const addExchangeNode = defineCall({
  method: 'POST',
  path: '/api/office/exchange/nodes/',
  summary: 'Add a node of the exchange',
  access: 'office.exchange',
  body: v.object({ login: exchangeLogin, ...exchangeNodeFields }),
  answer: withPassword,
});

/** `conflict` if somebody has saved the node meanwhile. */
export const saveExchangeNode = defineCall({
  method: 'POST',
  path: '/api/office/exchange/nodes/{id}/',
  summary: 'Change a node of the exchange',
  access: 'office.exchange',
  params: v.object({ id }),
  body: v.object({ version: v.number(), ...exchangeNodeFields }),
  answer: exchangeNode,
});

/** Replaces the password: the former one stops at once. */
export const renewExchangePassword = defineCall({
  method: 'POST',
  path: '/api/office/exchange/nodes/{id}/password/',
  summary: 'Give a node a new password',
  access: 'office.exchange',
  params: v.object({ id }),
  answer: withPassword,
});
