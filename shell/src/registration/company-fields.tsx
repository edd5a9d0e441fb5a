import type { Organisation } from '@shop/shared/contracts/companies';
import { type AnyForm, FormField, setInput } from '@shop/shared/form';
import { FoundNote, keyOf, useOrganisations } from '@shop/shared/organisations';
import { InnField } from '@shop/shared/ui/inn-field';
import { Grid } from '@shop/shared/ui/layout';
import { RadioGroup } from '@shop/shared/ui/radio-group';
import { Spinner } from '@shop/shared/ui/spinner';
import { TextArea } from '@shop/shared/ui/text-area';
import { TextField } from '@shop/shared/ui/text-field';
import { useEffect, useRef } from 'react';
import type { Draft } from './registration-draft.ts';

/**
 * The company: by its INN from the register, head office first, a branch by choice; and always by hand, since the
 * register may not know it or not answer.
 */
export function CompanyFields({ form, values }: { form: AnyForm; values: Draft }) {
  const search = useOrganisations(values.inn ?? '');
  const { inn, organisations = [], isSearching } = search;
  // What a reload has brought back was filled in already, and may have been corrected since.
  const filledFor = useRef(values.companyName ? values.inn : '');
  const [head] = organisations;
  useEffect(() => {
    if (!head || filledFor.current === inn) return;
    filledFor.current = inn;
    fill(form, head);
  }, [form, head, inn]);
  const chosen = organisations.find(({ name, kpp, address }) => {
    return name === values.companyName && kpp === values.kpp && address === values.address;
  });

  return (
    <>
      <FormField of={form} name="inn">
        {(field) => (
          <InnField
            {...field}
            label="ИНН"
            size="l"
            required
            hint="10 цифр у организации, 12 у предпринимателя. Остальное заполним сами"
            end={isSearching && <Spinner size="s" label="Ищем организацию" />}
          />
        )}
      </FormField>
      <FoundNote {...search} />
      {organisations.length > 1 && (
        <RadioGroup
          label="Головная организация или филиал"
          variant="cards"
          value={chosen && keyOf(chosen)}
          options={organisations.map((one) => ({
            value: keyOf(one),
            label: one.name,
            hint: [one.kpp && `КПП ${one.kpp}`, one.address].filter(Boolean).join(', '),
          }))}
          onChange={(key) => {
            const wanted = organisations.find((one) => keyOf(one) === key);
            if (wanted) fill(form, wanted);
          }}
        />
      )}
      <FormField of={form} name="companyName">
        {(field) => <TextField {...field} label="Название" size="l" autoComplete="organization" required />}
      </FormField>
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="kpp">
          {(field) => <TextField {...field} label="КПП" size="l" inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField of={form} name="ogrn">
          {(field) => (
            <TextField {...field} label="ОГРН или ОГРНИП" size="l" inputMode="numeric" autoComplete="off" />
          )}
        </FormField>
      </Grid>
      <FormField of={form} name="address">
        {(field) => (
          <TextArea {...field} label="Юридический адрес" minRows={2} autoComplete="street-address" required />
        )}
      </FormField>
    </>
  );
}

function fill(form: AnyForm, { name, kpp, ogrn, address }: Organisation): void {
  const found = { companyName: name, kpp, ogrn, address };
  for (const [field, input] of Object.entries(found)) setInput(form, { path: [field], input });
}
