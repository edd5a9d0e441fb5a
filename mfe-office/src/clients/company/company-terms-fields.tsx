import type { OwnableTerm } from '@shop/contracts/office/client-terms';
import type { ClientChoices } from '@shop/contracts/office/clients';
import { FormField, type FormWith } from '@shop/kit/form';
import { Grid, Select, TextField } from '@shop/ui';
import { type ShownField, textOf } from '../../common/versioned-form/shown-fields.ts';
import { OwnedField } from '../common/owned-field.tsx';

interface CompanyTermsFieldsProps {
  readonly form: FormWith<'priceTypeId' | 'discountPercent' | 'managerId' | 'isActive'>;
  /** The stored terms in words. */
  readonly shown: readonly ShownField[];
  readonly choices: ClientChoices;
  readonly isOwned: (term: OwnableTerm) => boolean;
}

const yesNo = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет, отключена' },
];

/** An input for each term, or its value where the accounting system owns it. */
export function CompanyTermsFields({ form, shown, choices, isOwned }: CompanyTermsFieldsProps) {
  const { priceTypes, managers } = choices;
  return (
    <Grid min={220} gap={4} align="start">
      {isOwned('priceType') ? (
        <OwnedField label="Вид цен">{textOf(shown, 'priceTypeId')}</OwnedField>
      ) : (
        <FormField of={form} name="priceTypeId">
          {(field) => (
            <Select
              {...field}
              label="Вид цен"
              options={optionsOf(priceTypes, 'Как у\u00a0всех', field.value, 'Вид цен удалён')}
            />
          )}
        </FormField>
      )}
      {isOwned('discount') ? (
        <OwnedField label="Скидка">{textOf(shown, 'discountPercent')}</OwnedField>
      ) : (
        <FormField of={form} name="discountPercent">
          {(field) => (
            <TextField
              {...field}
              label="Скидка"
              inputMode="numeric"
              end="%"
              maxLength={3}
              autoComplete="off"
            />
          )}
        </FormField>
      )}
      {isOwned('manager') ? (
        <OwnedField label="Менеджер">{textOf(shown, 'managerId')}</OwnedField>
      ) : (
        <FormField of={form} name="managerId">
          {(field) => (
            <Select
              {...field}
              label="Менеджер"
              options={optionsOf(managers, 'Нет', field.value, 'Менеджер отключён')}
            />
          )}
        </FormField>
      )}
      {isOwned('isActive') ? (
        <OwnedField label="Компания работает">{textOf(shown, 'isActive')}</OwnedField>
      ) : (
        <FormField of={form} name="isActive">
          {(field) => <Select {...field} label="Компания работает" hint="Действует сразу" options={yesNo} />}
        </FormField>
      )}
    </Grid>
  );
}

/** The chosen one stays in the list when it is no longer offered, so that saving does not change it. */
function optionsOf(choices: ClientChoices['managers'], none: string, chosen: string, gone: string) {
  const isKnown = chosen === '' || choices.some(({ id }) => String(id) === chosen);
  return [
    { value: '', label: none },
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: chosen, label: gone }]),
  ];
}
