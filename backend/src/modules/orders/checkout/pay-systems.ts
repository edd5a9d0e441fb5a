import { PAY_SYSTEM_NAMES, type PaySystem } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { addDays, type Day } from '../../../platform/calendar/days.ts';
import type { ContractCredit } from '../../finances/finances.api.ts';

interface CreditOffer {
  readonly limitKopecks: number;
  readonly usedKopecks: number;
  readonly freeKopecks: number;
  readonly afterKopecks: number;
}

/** One payment method: whether it is available for this order, why, and how to make it so (decisions: Payment). */
export interface PaySystemOffer {
  readonly code: PaySystem;
  readonly name: string;
  readonly note: string;
  readonly isAvailable: boolean;
  /** Empty when the method is available. */
  readonly advice: string;
  readonly credit: CreditOffer | null;
  readonly dueOn: Day | null;
}

/** The amounts to be paid and the contract they fall under. */
interface Purchase {
  /** The contract of the order. */
  readonly contract: ContractCredit | undefined;
  /** The part of the contract's documents that is due today or overdue. */
  readonly dueKopecks: number;
  readonly goodsKopecks: number;
  /** Includes delivery. */
  readonly totalKopecks: number;
  /** The day the last goods leave. */
  readonly shippedOn: Day | null;
}

/** Returns every payment method with its availability for the purchase. */
export function offerPaySystems(purchase: Purchase): readonly PaySystemOffer[] {
  return [
    {
      code: 'invoice',
      name: PAY_SYSTEM_NAMES.invoice,
      note: 'Счёт появится сразу после оформления. Отгрузим после оплаты',
      isAvailable: true,
      advice: '',
      credit: null,
      dueOn: null,
    },
    offerCredit(purchase),
    offerPostponement(purchase),
  ];
}

function offerCredit(purchase: Purchase): PaySystemOffer {
  const credit = creditOf(purchase);
  const offer = { code: 'credit', name: PAY_SYSTEM_NAMES.credit, credit, dueOn: null } as const;
  if (credit === null) {
    return {
      ...offer,
      note: 'Кредитный лимит по договору не открыт',
      isAvailable: false,
      advice: 'Выберите оплату по счёту или спросите менеджера о кредитном лимите',
    };
  }
  return { ...offer, note: creditNote(credit), ...limited(purchase, credit) };
}

/** A credit limit, where the contract has one, restricts postponed payment too. */
function offerPostponement(purchase: Purchase): PaySystemOffer {
  const { contract, shippedOn } = purchase;
  const days = contract?.postponementDays ?? 0;
  const offer = { code: 'postponement', name: PAY_SYSTEM_NAMES.postponement, credit: null } as const;
  if (days === 0) {
    return {
      ...offer,
      note: 'Отсрочка по договору не предусмотрена',
      isAvailable: false,
      advice: 'Выберите оплату по счёту или спросите менеджера об отсрочке',
      dueOn: null,
    };
  }
  const dueOn = shippedOn === null ? null : addDays(shippedOn, days);
  const credit = creditOf(purchase);
  const isOver = credit !== null && credit.afterKopecks < 0;
  return {
    ...offer,
    note: isOver ? creditNote(credit) : dueNote(days, dueOn),
    ...limited(purchase, credit),
    dueOn,
  };
}

function creditOf({ contract, totalKopecks }: Purchase): CreditOffer | null {
  if (contract === undefined || contract.creditLimitKopecks === 0) return null;
  const { creditLimitKopecks: limitKopecks, usedKopecks, freeKopecks } = contract;
  return { limitKopecks, usedKopecks, freeKopecks, afterKopecks: limitKopecks - usedKopecks - totalKopecks };
}

function creditNote({ limitKopecks, freeKopecks, afterKopecks }: CreditOffer): string {
  const free = `Свободно ${formatMoney(freeKopecks)} из ${formatMoney(limitKopecks)}`;
  return afterKopecks < 0
    ? `${free}. Не хватает ${formatMoney(-afterKopecks)}`
    : `${free}. После этого заказа останется ${formatMoney(afterKopecks)}`;
}

function dueNote(days: number, dueOn: Day | null): string {
  const term = `${countOf(days, 'день', 'дня', 'дней')} со дня отгрузки`;
  return dueOn === null
    ? `${term}. Срок оплаты станет известен вместе с датой отгрузки`
    : `${term}: оплатить до ${formatDay(dueOn)}`;
}

/** Checks the purchase against the credit limit, with advice for one that exceeds it. */
function limited(
  { goodsKopecks, dueKopecks }: Purchase,
  credit: CreditOffer | null,
): Pick<PaySystemOffer, 'isAvailable' | 'advice'> {
  const lackingKopecks = Math.max(-(credit?.afterKopecks ?? 0), 0);
  if (lackingKopecks === 0) return { isAvailable: true, advice: '' };
  const ways = [
    // A smaller order may lose free delivery, hence «at least».
    lackingKopecks < goodsKopecks && `уменьшите заказ хотя бы на ${formatMoney(lackingKopecks)}`,
    dueKopecks > 0 && `оплатите документы, срок которых подошёл, на ${formatMoney(dueKopecks)}`,
    'выберите оплату по счёту',
  ].filter((way) => way !== false);
  const advice = [ways.slice(0, -1).join(', '), ways.at(-1)].filter(Boolean).join(' или ');
  return { isAvailable: false, advice: advice.charAt(0).toUpperCase() + advice.slice(1) };
}
