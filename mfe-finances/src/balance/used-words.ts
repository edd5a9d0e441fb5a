import type { Balance } from '@shop/contracts/finances/balance';
import { formatMoney } from '@shop/domain/format/money';

type Contract = Balance['contracts'][number];

/**
 * What a used limit is made of where it is not the debt alone: «1 000,00 ₽ долг + 500,00 ₽ неотгруженные заказы». An order
 * takes from the limit when it is placed, and is owed when it is shipped.
 */
export function usedWords(contract: Contract): string | undefined {
  const { usedKopecks, debtKopecks, advanceKopecks, notShippedKopecks } = contract;
  if (notShippedKopecks === 0) return undefined;
  const orders = formatMoney(notShippedKopecks);
  if (usedKopecks === 0) return `неотгруженные заказы на ${orders} покрыты авансом`;
  const debt = debtKopecks > 0 ? `${formatMoney(debtKopecks)} долг + ` : '';
  const advance = advanceKopecks > 0 ? ` − ${formatMoney(advanceKopecks)} аванс` : '';
  return `${debt}${orders} неотгруженные заказы${advance}`;
}
