import { companyFields } from '@shop/contracts/manager/company';
import { addOfficeClient, getOfficeClients } from '@shop/contracts/office/clients';
import { FormField, getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { OrganisationSearch } from '@shop/kit/organisations';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { useNavigate } from '@shop/platform/router';
import { TextField, toast } from '@shop/ui';
import * as v from 'valibot';
import { clientPath } from '../common/client-path.ts';

const schema = v.object(companyFields);
const noCompany = { inn: '', name: '', kpp: '', ogrn: '', address: '' };
const found = { name: 'name', kpp: 'kpp', ogrn: 'ogrn', address: 'address' } as const;
const fields = [
  { name: 'name', label: 'Название', required: true, maxLength: 250 },
  { name: 'kpp', label: 'КПП', inputMode: 'numeric', maxLength: 9 },
  { name: 'ogrn', label: 'ОГРН или ОГРНИП', inputMode: 'numeric', maxLength: 15 },
  { name: 'address', label: 'Юридический адрес', required: true, maxLength: 400 },
] as const;

/** Adds a company by ИНН, which the register fills in, and opens its terms. */
export function AddClientDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { form, draft } = useDraftForm(schema, 'office-client-new', noCompany);
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const { code } = await call(addOfficeClient, { body: typed });
    void queryClient.invalidateQueries({ queryKey: callKey(getOfficeClients) });
    draft.forget();
    toast.success(`Клиент добавлен: ${typed.name}`);
    onClose();
    navigate(clientPath(code));
  });
  return (
    <FormDialog
      title="Новый клиент"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Добавить клиента"
    >
      <OrganisationSearch
        form={form}
        values={getInput(form)}
        fields={found}
        onFilled={draft.keep}
        required
        data-autofocus
      />
      {fields.map(({ name, ...look }) => (
        <FormField key={name} of={form} name={name}>
          {(field) => <TextField {...field} {...look} autoComplete="off" />}
        </FormField>
      ))}
    </FormDialog>
  );
}
