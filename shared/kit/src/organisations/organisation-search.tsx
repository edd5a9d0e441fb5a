import { Spinner } from '@shop/ui/core/spinner';
import type { TextFieldProps } from '@shop/ui/core/text-field';
import { InnField } from '@shop/ui/parts/inn-field';
import { FormField } from '../form/index.ts';
import { BranchChoice } from './branch-choice.tsx';
import { FoundNote } from './found-note.tsx';
import { type FillingForm, useFoundOrganisation } from './use-found-organisation.ts';

interface OrganisationSearchProps extends FillingForm, Pick<TextFieldProps, 'size' | 'required'> {
  /** The field takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean;
}

/**
 * The ИНН of a company, what the register says of it, and its branches. The other fields stand below it in the form:
 * the search fills them in, and everybody may type them.
 */
export function OrganisationSearch({ form, values, fields, onFilled, ...look }: OrganisationSearchProps) {
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
