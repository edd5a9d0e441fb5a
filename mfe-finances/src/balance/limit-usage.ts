import type { Balance } from '@shop/contracts/finances/balance';
import { formatMoney } from '@shop/domain/format/money';

type Contract = Balance['contracts'][number];

/**
 * Explains a used limit that is more than the debt: «1 000,00 ₽ долг + 500,00 ₽ неотгруженные заказы». An order uses
 * the limit when it is placed and becomes debt when it is shipped.
 */
export function describeLimitUsage(contract: Contract): string | undefined {
  const { usedKopecks, debtKopecks, advanceKopecks, notShippedKopecks } = contract;
  if (notShippedKopecks === 0) return undefined;
  const orders = formatMoney(notShippedKopecks);
  if (usedKopecks === 0) return `неотгруженные заказы на ${orders} покрыты авансом`;
  const debt = debtKopecks > 0 ? `${formatMoney(debtKopecks)} долг + ` : '';
  const advance = advanceKopecks > 0 ? ` − ${formatMoney(advanceKopecks)} аванс` : '';
  return `${debt}${orders} неотгруженные заказы${advance}`;
}
