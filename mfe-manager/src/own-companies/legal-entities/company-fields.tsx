import { type AnyForm, FormField, setInput } from '@shop/shared/form';
import { FoundNote, keyOf, useOrganisations } from '@shop/shared/organisations';
import { Grid, Spinner, TextField } from '@shop/shared/ui';
import { InnField } from '@shop/shared/ui/inn-field';
import { RadioGroup } from '@shop/shared/ui/radio-group';
import { TextArea } from '@shop/shared/ui/text-area';
import { useEffect, useRef } from 'react';

type Found = NonNullable<ReturnType<typeof useOrganisations>['organisations']>[number];

interface CompanyFieldsProps {
  readonly form: AnyForm;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The register has filled fields in, which is no typing. */
  readonly onFilled: () => void;
}

/** By ИНН from the register, a branch by choice; and always by hand, since the register may not know it or not answer. */
export function CompanyFields({ form, values, onFilled }: CompanyFieldsProps) {
  const search = useOrganisations(values.inn ?? '');
  const { inn, organisations = [], isSearching } = search;
  // What is filled in already may have been corrected.
  const filledFor = useRef(values.name ? values.inn : '');
  const [head] = organisations;
  useEffect(() => {
    if (!head || filledFor.current === inn) return;
    filledFor.current = inn;
    fill(form, head);
    onFilled();
  }, [form, head, inn, onFilled]);
  const chosen = organisations.find(({ name, kpp, address }) => {
    return name === values.name && kpp === values.kpp && address === values.address;
  });
  return (
    <>
      <FormField of={form} name="inn">
        {(field) => (
          <InnField
            {...field}
            label="ИНН"
            required
            hint="10 цифр у организации, 12 у предпринимателя. Остальное заполним сами"
            end={isSearching && <Spinner size="s" label="Ищем организацию" />}
            data-autofocus
          />
        )}
      </FormField>
      <FoundNote {...search} />
      {organisations.length > 1 && (
        <RadioGroup
          label="Головная организация или филиал"
          variant="cards"
          name="organisation"
          value={chosen && keyOf(chosen)}
          options={organisations.map((one) => ({
            value: keyOf(one),
            label: one.name,
            hint: [one.kpp && `КПП ${one.kpp}`, one.address].filter(Boolean).join(', '),
          }))}
          onChange={(key) => {
            const wanted = organisations.find((one) => keyOf(one) === key);
            if (!wanted) return;
            fill(form, wanted);
            onFilled();
          }}
        />
      )}
      <RequisiteFields form={form} />
    </>
  );
}

/** What is known of a company beside its ИНН. `hints`: said below a field. */
export function RequisiteFields({
  form,
  hints = {},
}: {
  readonly form: AnyForm;
  readonly hints?: Readonly<Record<string, string | undefined>>;
}) {
  return (
    <>
      <FormField of={form} name="name">
        {(field) => (
          <TextField
            {...field}
            label="Название"
            required
            maxLength={250}
            autoComplete="off"
            hint={hints.name}
          />
        )}
      </FormField>
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="kpp">
          {(field) => (
            <TextField
              {...field}
              label="КПП"
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              hint={hints.kpp}
            />
          )}
        </FormField>
        <FormField of={form} name="ogrn">
          {(field) => (
            <TextField
              {...field}
              label="ОГРН или ОГРНИП"
              inputMode="numeric"
              maxLength={15}
              autoComplete="off"
              hint={hints.ogrn}
            />
          )}
        </FormField>
      </Grid>
      <FormField of={form} name="address">
        {(field) => (
          <TextArea
            {...field}
            label="Юридический адрес"
            required
            minRows={2}
            maxLength={400}
            autoComplete="off"
            hint={hints.address}
          />
        )}
      </FormField>
    </>
  );
}

function fill(form: AnyForm, { name, kpp, ogrn, address }: Found): void {
  for (const [field, input] of Object.entries({ name, kpp, ogrn, address }))
    setInput(form, { path: [field], input });
}
