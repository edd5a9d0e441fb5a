import type { DatedTerm } from '@shop/contracts/office/client-terms';
import type { ClientChoices } from '@shop/contracts/office/clients';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';

/** Titles of the terms as the office knows them. */
export const TERM_TITLES: Readonly<Record<DatedTerm, string>> = {
  priceType: 'Вид цен',
  discount: 'Скидка',
  manager: 'Менеджер',
  limit: 'Лимит',
  postponement: 'Отсрочка',
};

type Names = Pick<ClientChoices, 'priceTypes' | 'managers'>;

/** Writes a stored value for people: «7 %», «Оптовая», «нет». */
export function termText(field: DatedTerm, value: number | null, { priceTypes, managers }: Names): string {
  if (value === null) return 'нет';
  if (field === 'priceType') return priceTypes.find(({ id }) => id === value)?.name ?? 'вид цен удалён';
  if (field === 'manager') return managers.find(({ id }) => id === value)?.name ?? 'менеджер отключён';
  if (field === 'limit') return formatMoney(value);
  if (field === 'postponement') return countOf(value, 'день', 'дня', 'дней');
  return `${value}\u00a0%`;
}
