import { DELIVERY_NAMES, type Order, PAY_SYSTEM_NAMES } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { formatPhone, phoneDigits } from '@shop/domain/format/phone';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';
import { Link, Panel } from '@shop/ui';
import { type Fact, Facts } from '@shop/ui/parts/facts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SHIPMENT_NAMES } from '../common/order-names.ts';
import { accountingWords } from '../differences/accounting-words.ts';

/** Delivery, consignee, payment and author of the order. Empty fields are left out. */
export function OrderTerms({ order }: { readonly order: Order }) {
  return (
    <Panel title="Доставка и оплата">
      <Facts layout="stack" facts={termsOf(order)} />
    </Panel>
  );
}

function termsOf(order: Order): Fact[] {
  const { pickupStore: store, actedByName, createdByName, contactPhone, wishedOn, dueOn } = order;
  const contact = [order.contactName, contactPhone].filter(Boolean).length > 0 && (
    <>
      {order.contactName}{' '}
      {contactPhone && <Link href={telOf(contactPhone)}>{formatPhone(contactPhone)}</Link>}
    </>
  );
  const terms: readonly (readonly [term: string, value: ReactNode])[] = [
    ['Способ доставки', DELIVERY_NAMES[order.deliveryType]],
    ['Транспортная компания', order.transportCompany],
    ['Склад', store && lines(store.name, store.address, store.workingHours)],
    [order.deliveryType === 'transport' ? 'Терминал' : 'Адрес', store ? '' : unbrokenAddress(order.address)],
    ['Для водителя', !store && order.addressComment && <Lines>{order.addressComment}</Lines>],
    ['Грузополучатель', lines(order.consignee || order.counterpartyName, order.consigneeAddress)],
    ['Контактное лицо', contact],
    ['Желаемая дата', wishedOn && formatDay(wishedOn)],
    ['Отгрузка', SHIPMENT_NAMES[order.shipment]],
    ['Оплата', PAY_SYSTEM_NAMES[order.paySystem]],
    ['Оплатить до', dueOn && formatDay(dueOn)],
    ['Комментарий', order.comment && <Lines>{order.comment}</Lines>],
    ['В\u00a01С', accountingWords(order)],
    [
      'Оформил',
      order.accounting?.isPlacedThere
        ? 'оформлен менеджером'
        : actedByName
          ? `${createdByName}, за него — менеджер ${actedByName}`
          : createdByName,
    ],
  ];
  return terms.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

function lines(...texts: readonly string[]): ReactNode {
  return texts.filter(Boolean).map((text) => <div key={text}>{text}</div>);
}

function telOf(phone: string): string {
  return `tel:+${phoneDigits(phone)}`;
}

/** Keeps the line breaks as typed. */
const Lines = styled.div`
  white-space: pre-line;
`;
