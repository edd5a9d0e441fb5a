import {
  type ClientTerms,
  contractNumber,
  creditLimitKopecks,
  postponementDays,
} from '@shop/contracts/office/client-terms';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import * as v from 'valibot';
import { readHundredths, readWhole, rublesOf } from '../../common/number-text.ts';
import type { ShownField } from '../../common/versioned-form/shown-fields.ts';
import { beginsEntries, beginsNow, dayOf, isDayNamed } from '../common/begins.ts';
import type { TermsChange } from '../common/save-terms.mutation.ts';
import { plannedText } from '../common/term-titles.ts';

export const contractSchema = v.pipe(
  v.object({
    number: contractNumber,
    signedOn: v.pipe(v.string(), v.nonEmpty('Введите дату')),
    creditLimitKopecks: v.pipe(v.string(), v.transform(readHundredths), creditLimitKopecks),
    postponementDays: v.pipe(v.string(), v.transform(readWhole), postponementDays),
    ...beginsEntries,
  }),
  v.forward(
    v.check((typed) => isDayNamed(typed), 'Введите дату'),
    ['validFrom'],
  ),
);

/** The texts of a contract's form; null for a new contract. */
export function contractTexts({ contracts }: ClientTerms, contractId: number | null) {
  const contract = contracts.find(({ id }) => id === contractId);
  return {
    number: contract?.number ?? '',
    signedOn: contract?.signedOn ?? '',
    creditLimitKopecks: rublesOf(contract?.creditLimitKopecks ?? 0),
    postponementDays: String(contract?.postponementDays ?? 0),
    ...beginsNow,
  };
}

export function contractChange(
  contractId: number | null,
  { number, signedOn, creditLimitKopecks, postponementDays, ...begins }: v.InferOutput<typeof contractSchema>,
): TermsChange {
  return {
    contracts: [{ id: contractId, number, signedOn, creditLimitKopecks, postponementDays }],
    validFrom: dayOf(begins),
  };
}

/** A contract as people read it, with what is planned; nothing of a new one. */
export function contractFields(terms: ClientTerms, contractId: number | null): readonly ShownField[] {
  const contract = terms.contracts.find(({ id }) => id === contractId);
  if (contract === undefined) return [];
  return [
    { name: 'number', title: 'Номер', text: contract.number },
    { name: 'signedOn', title: 'Дата', text: formatDay(contract.signedOn) },
    { name: 'creditLimitKopecks', title: 'Лимит', text: formatMoney(contract.creditLimitKopecks) },
    {
      name: 'postponementDays',
      title: 'Отсрочка',
      text: countOf(contract.postponementDays, 'день', 'дня', 'дней'),
    },
    { name: 'planned', title: 'Запланировано', text: plannedText(terms, contract.id) },
  ];
}
