import type { Organisation } from '@shop/contracts/manager/companies';
import { useEffect, useRef } from 'react';
import { type AnyForm, setInput } from '../form/index.ts';
import { useOrganisations } from './use-organisations.ts';

/** Fields of a form by what of an organisation goes there; its ИНН is in `inn`. */
interface OrganisationFields {
  readonly name: string;
  readonly kpp: string;
  readonly ogrn?: string;
  readonly address: string;
}

export interface FillingForm {
  readonly form: AnyForm;
  /** What is in the form now. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly fields: OrganisationFields;
  /** The register has filled fields in, which is no typing. */
  readonly onFilled?: () => void;
}

/**
 * Fills a form in with the head office of the ИНН in it, once for each ИНН, and with a branch by choice. Whatever the
 * register does not know or does not answer is left to be typed, and nothing of a former ИНН stays there.
 */
export function useFoundOrganisation({ form, values, fields, onFilled }: FillingForm) {
  const search = useOrganisations(values.inn ?? '');
  const { inn, organisations = [] } = search;
  // What is filled in already, as after a reload, may have been corrected since.
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
  // Another ИНН, of which nothing is known: what the register said of the former one is not its own.
  const isUnknown = search.hasFailed || search.organisations?.length === 0;
  useEffect(() => {
    const { current: former } = filledWith;
    if (!isUnknown || !former) return;
    filledFor.current = '';
    filledWith.current = undefined;
    takeOut(form, fields, former, values);
    onFilled?.();
  }, [form, fields, values, isUnknown, onFilled]);
  const alike = organisations.filter(
    ({ name, kpp }) => name === values[fields.name] && kpp === values[fields.kpp],
  );

  return {
    ...search,
    /** Stays so while its address is corrected. */
    chosen: alike.find(({ address }) => address === values[fields.address]) ?? alike[0],
    choose(organisation: Organisation) {
      filledWith.current = organisation;
      fill(form, fields, organisation);
      onFilled?.();
    },
  };
}

function fill(form: AnyForm, fields: OrganisationFields, organisation: Organisation): void {
  for (const [fact, field] of Object.entries(fields))
    setInput(form, { path: [field], input: organisation[fact as keyof OrganisationFields] });
}

/** What was typed over it since stays. */
function takeOut(
  form: AnyForm,
  fields: OrganisationFields,
  organisation: Organisation,
  values: FillingForm['values'],
): void {
  for (const [fact, field] of Object.entries(fields))
    if (values[field] === organisation[fact as keyof OrganisationFields])
      setInput(form, { path: [field], input: '' });
}
