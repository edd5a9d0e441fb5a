import { type ClientTerms, discountPercent } from '@shop/contracts/office/client-terms';
import type { ClientChoices } from '@shop/contracts/office/clients';
import * as v from 'valibot';
import { readWhole } from '../../common/number-text.ts';
import type { ShownField } from '../../common/versioned-form/shown-fields.ts';
import { beginsEntries, beginsNow, dayOf, isDayNamed } from '../common/begins.ts';
import type { TermsChange } from '../common/save-terms.mutation.ts';
import { plannedText } from '../common/term-titles.ts';

const optionalId = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : Number(text))),
);

export const companyTermsSchema = v.pipe(
  v.object({
    priceTypeId: optionalId,
    discountPercent: v.pipe(v.string(), v.transform(readWhole), discountPercent),
    managerId: optionalId,
    isActive: v.string(),
    ...beginsEntries,
  }),
  v.forward(
    v.check((typed) => isDayNamed(typed), 'Введите дату'),
    ['validFrom'],
  ),
);

export function companyTexts({ priceTypeId, discountPercent, managerId, isActive }: ClientTerms) {
  return {
    priceTypeId: String(priceTypeId ?? ''),
    discountPercent: String(discountPercent),
    managerId: String(managerId ?? ''),
    isActive: isActive ? 'yes' : 'no',
    ...beginsNow,
  };
}

export function companyChange(typed: v.InferOutput<typeof companyTermsSchema>): TermsChange {
  const { priceTypeId, discountPercent, managerId, isActive } = typed;
  return {
    ...{ priceTypeId, discountPercent, managerId },
    isActive: isActive === 'yes',
    validFrom: dayOf(typed),
  };
}

/** The terms of the company as people read them, with what is planned. */
export function companyFields(
  terms: ClientTerms,
  { priceTypes, managers }: ClientChoices,
): readonly ShownField[] {
  const named = (options: ClientChoices['managers'], id: number | null, none: string, gone: string) =>
    id === null ? none : (options.find((one) => one.id === id)?.name ?? gone);
  return [
    {
      name: 'priceTypeId',
      title: 'Вид цен',
      text: named(priceTypes, terms.priceTypeId, 'как у\u00a0всех', 'вид цен удалён'),
    },
    { name: 'discountPercent', title: 'Скидка', text: `${terms.discountPercent}\u00a0%` },
    {
      name: 'managerId',
      title: 'Менеджер',
      text: named(managers, terms.managerId, 'нет', 'менеджер отключён'),
    },
    { name: 'isActive', title: 'Компания работает', text: terms.isActive ? 'да' : 'нет' },
    { name: 'planned', title: 'Запланировано', text: plannedText(terms, null) },
  ];
}
