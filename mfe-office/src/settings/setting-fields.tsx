import type { SettingField, SimpleField } from '@shop/contracts/office/setting-fields';
import { FormField, type FormWith, readTexts } from '@shop/kit/form';
import { OrganisationSearch } from '@shop/kit/organisations';
import { Select, Stack, TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import { BankSearch } from './bank-search.tsx';
import { FieldGroup } from './field-group.tsx';
import { ImageField } from './image-field.tsx';
import { RowsField } from './rows-field.tsx';
import { inputOf } from './simple-input.ts';

interface FieldsProps {
  readonly form: FormWith<string>;
  readonly fields: readonly SettingField[];
  /** The name of the setting, which uploads of its images name. */
  readonly setting?: string;
  /** Called after fields have changed otherwise than by typing: filled in from a register, a row added. */
  readonly onFilled: () => void;
}

export function SettingFields({ form, fields, setting = '', onFilled }: FieldsProps) {
  return (
    <Stack gap={4}>
      {fields.map((field) =>
        field.kind === 'rows' ? (
          <RowsField key={field.name} {...{ form, field }} onChanged={onFilled} />
        ) : field.kind === 'image' ? (
          <ImageField key={field.name} {...{ form, setting, field }} onChanged={onFilled} />
        ) : field.kind === 'group' ? (
          <FieldGroup key={field.name} title={field.title}>
            {field.fields.map((inner) => (
              <OneField
                key={inner.name}
                {...{ form, onFilled }}
                field={inner}
                path={`${field.name}.${inner.name}`}
              />
            ))}
          </FieldGroup>
        ) : (
          <OneField key={field.name} {...{ form, onFilled, field }} path={field.name} />
        ),
      )}
    </Stack>
  );
}

interface OneFieldProps extends Pick<FieldsProps, 'form' | 'onFilled'> {
  readonly field: SimpleField;
  readonly path: string;
}

const organisationFields = { name: 'name', kpp: 'kpp', address: 'address' };
const yesNo = [
  { value: 'yes', label: 'Да' },
  { value: 'no', label: 'Нет' },
];

function OneField({ form, field, path, onFilled }: OneFieldProps) {
  const { title: label, hint } = field;
  if (field.kind === 'inn')
    return (
      <OrganisationSearch
        form={form}
        values={readTexts(form)}
        fields={organisationFields}
        onFilled={onFilled}
      />
    );
  if (field.kind === 'bik') return <BankSearch {...{ form, field, path, onFilled }} />;
  return (
    <FormField of={form} name={path}>
      {(wired) => {
        const look = { ...wired, label, hint };
        if (field.kind === 'yes-no') return <Select {...look} options={yesNo} />;
        if (field.kind === 'choice')
          return (
            <Select
              {...look}
              placeholder="Выберите"
              options={field.options.map(({ value, title }) => ({ value, label: title }))}
            />
          );
        if (field.kind === 'days')
          return (
            <TextArea {...look} rows={4} hint={`${hint}. По\u00a0одной дате в\u00a0строке: 31.12.2026`} />
          );
        if (field.kind === 'text' && field.lines > 1) return <TextArea {...look} rows={field.lines} />;
        return <TextField {...look} {...inputOf(field)} />;
      }}
    </FormField>
  );
}
