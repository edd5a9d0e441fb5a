import { Spinner } from '@shop/ui/core/spinner';
import type { TextFieldProps } from '@shop/ui/core/text-field';
import { InnField } from '@shop/ui/parts/inn-field';
import { FormField } from '../form/index.ts';
import { BranchChoice } from './branch-choice.tsx';
import { FoundNote } from './found-note.tsx';
import { type FillingForm, useFoundOrganisation } from './use-found-organisation.ts';

interface OrganisationSearchProps<Name extends string>
  extends FillingForm<Name>,
    Pick<TextFieldProps, 'size' | 'required'> {
  /** The field takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean;
}

/**
 * The field of a company's ИНН with the register's answer and the company's branches. The search fills in the other
 * fields of the form, which stay editable.
 */
export function OrganisationSearch<Name extends string>(props: OrganisationSearchProps<Name>) {
  const { form, values, fields, onFilled, ...look } = props;
  const found = useFoundOrganisation({ form, values, fields, ...(onFilled && { onFilled }) });
  return (
    <>
      <FormField of={form} name="inn">
        {(field) => (
          <InnField
            {...field}
            {...look}
            label="ИНН"
            hint="10 цифр у организации, 12 у предпринимателя. Остальное заполним сами"
            end={found.isSearching && <Spinner size="s" label="Ищем организацию" />}
          />
        )}
      </FormField>
      <FoundNote {...found} />
      <BranchChoice {...found} />
    </>
  );
}
