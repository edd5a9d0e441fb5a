import type { Organisation } from '@shop/contracts/manager/companies';
import { useEffect, useRef } from 'react';
import { type FormWith, type SchemaForm, setText } from '../form/index.ts';
import { useOrganisations } from './use-organisations.ts';

/** The name of the form's field for each property of an organisation; its ИНН is in `inn`. */
interface OrganisationFields<Name extends string = string> {
  readonly name: Name;
  readonly kpp: Name;
  readonly ogrn?: Name;
  readonly address: Name;
}

export interface FillingForm<Name extends string> {
  readonly form: FormWith<Name | 'inn'>;
  /** The current input of the form. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly fields: OrganisationFields<Name>;
  /** Called after the register has filled fields in, which fires no input event. */
  readonly onFilled?: () => void;
}

/**
 * Fills the form in with the head office of the typed ИНН, once for each ИНН, and with a chosen branch. Fields that the
 * register does not know stay to be typed, and data of a former ИНН is removed.
 */
export function useFoundOrganisation<Name extends string>(props: FillingForm<Name>) {
  const { form, values, fields, onFilled } = props;
  const search = useOrganisations(values.inn ?? '');
  const { inn, organisations = [] } = search;
  // Fields that are filled in already, as after a reload, may have been corrected since.
  const filledFor = useRef(values[fields.name] ? values.inn : '');
  const filledWith = useRef<Organisation>(undefined);
  const [head] = organisations;
  useEffect(() => {
    if (!head || filledFor.current === inn) return;
    filledFor.current = inn;
    filledWith.current = head;
    fill(form, fields, head);
    onFilled?.();
  }, [form, fields, head, inn, onFilled]);
  // The register knows nothing about this ИНН: data of the former one does not belong to it.
  const isUnknown = search.hasFailed || search.organisations?.length === 0;
  useEffect(() => {
    const { current: former } = filledWith;
    if (!isUnknown || !former) return;
    filledFor.current = '';
    filledWith.current = undefined;
    clear(form, fields, former, values);
    onFilled?.();
  }, [form, fields, values, isUnknown, onFilled]);
  const alike = organisations.filter(
    ({ name, kpp }) => name === values[fields.name] && kpp === values[fields.kpp],
  );

  return {
    ...search,
    /** Stays chosen while its address is corrected. */
    chosen: alike.find(({ address }) => address === values[fields.address]) ?? alike[0],
    choose(organisation: Organisation) {
      filledWith.current = organisation;
      fill(form, fields, organisation);
      onFilled?.();
    },
  };
}

function fill(form: SchemaForm, fields: OrganisationFields, organisation: Organisation): void {
  for (const [fact, field] of Object.entries(fields))
    setText(form, field, organisation[fact as keyof OrganisationFields]);
}

/** Clears the fields that still hold this organisation; text that was typed over it stays. */
function clear(
  form: SchemaForm,
  fields: OrganisationFields,
  organisation: Organisation,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [fact, field] of Object.entries(fields))
    if (values[field] === organisation[fact as keyof OrganisationFields]) setText(form, field, '');
}
