import {
  type ExchangeNode,
  type ExchangeNodeFields,
  exchangeKind,
  exchangeLogin,
  exchangeNodeFields,
} from '@shop/contracts/office/exchange-nodes';
import { formatDay, moscowToday } from '@shop/domain/format/date';
import * as v from 'valibot';
import type { ShownField } from '../../common/versioned-form/shown-fields.ts';
import { kindTitles } from '../common/exchange-titles.ts';

const yesNo = v.pipe(
  v.string(),
  v.transform((text) => text === 'yes'),
);

/** The form of a node, all of it text, so that a draft can be kept. */
export const nodeSchema = v.object({
  name: exchangeNodeFields.name,
  kinds: v.pipe(v.string(), v.transform(readKinds), exchangeNodeFields.kinds),
  allowedNetworks: v.pipe(
    v.string(),
    v.transform((text) => text.split('\n')),
    exchangeNodeFields.allowedNetworks,
  ),
  ordersSince: v.pipe(v.string(), v.nonEmpty('Введите дату')),
  encoding: exchangeNodeFields.encoding,
  isActive: yesNo,
  isRehearsal: yesNo,
});
export const newNodeSchema = v.object({ login: exchangeLogin, ...nodeSchema.entries });

/** The kinds that the text of the field names. */
export function readKinds(text: string) {
  const named = text.split(' ');
  return exchangeKind.options.filter((kind) => named.includes(kind));
}

/** The texts of a node's form. */
export function nodeTexts(node: ExchangeNodeFields) {
  return {
    name: node.name,
    kinds: node.kinds.join(' '),
    allowedNetworks: node.allowedNetworks.join('\n'),
    ordersSince: node.ordersSince,
    encoding: node.encoding,
    isActive: node.isActive ? 'yes' : 'no',
    isRehearsal: node.isRehearsal ? 'yes' : 'no',
  };
}

/** How a new node begins: everything is exchanged, and orders that were placed before stay where they are. */
export function newNodeTexts() {
  return {
    login: '',
    ...nodeTexts({
      name: '',
      kinds: [...exchangeKind.options],
      allowedNetworks: [],
      ordersSince: moscowToday(),
      encoding: 'utf-8',
      isActive: true,
      isRehearsal: false,
    }),
  };
}

export function fieldsOfNode(node: ExchangeNode): ExchangeNodeFields {
  const { id: _id, login: _login, version: _version, lastCallAt: _lastCallAt, ...fields } = node;
  return fields;
}

/** A node as people read it. */
export function shownFieldsOf(node: ExchangeNode): readonly ShownField[] {
  return [
    { name: 'name', title: 'Название', text: node.name },
    { name: 'kinds', title: 'Обменивается', text: node.kinds.map((kind) => kindTitles[kind]).join(', ') },
    { name: 'allowedNetworks', title: 'Разрешённые сети', text: node.allowedNetworks.join(', ') },
    { name: 'ordersSince', title: 'Заказы с', text: formatDay(node.ordersSince) },
    { name: 'encoding', title: 'Кодировка', text: node.encoding },
    { name: 'isActive', title: 'Обмен включён', text: node.isActive ? 'да' : 'нет' },
    { name: 'isRehearsal', title: 'Репетиция', text: node.isRehearsal ? 'да' : 'нет' },
  ];
}
