import type { ClientTerms, DatedTerm } from '@shop/contracts/office/client-terms';
import { formatDay } from '@shop/domain/format/date';

const titles: Readonly<Record<DatedTerm, string>> = {
  priceType: 'Вид цен',
  discount: 'Скидка',
  manager: 'Менеджер',
  limit: 'Лимит',
  postponement: 'Отсрочка',
};

/** «Скидка», «Лимит, договор Д-1/26». */
export function termTitle({
  field,
  contract,
}: {
  readonly field: DatedTerm;
  readonly contract: string;
}): string {
  return contract === '' ? titles[field] : `${titles[field]}, договор ${contract}`;
}

/** The planned changes of a contract, or of the company, in one line: «с 01.01.2027 Скидка 9 %». */
export function plannedText({ planned }: ClientTerms, contractId: number | null): string {
  return planned
    .filter((change) => change.contractId === contractId)
    .map(
      ({ field, value, validFrom }) =>
        `с\u00a0${formatDay(validFrom)} ${titles[field].toLowerCase()} ${value}`,
    )
    .join(', ');
}
