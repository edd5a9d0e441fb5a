import { companyFields } from '@shop/contracts/manager/company';
import { addOfficeClient, getOfficeClients } from '@shop/contracts/office/clients';
import { getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { CompanyFields, noCompany } from '@shop/kit/organisations/company-fields';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { useNavigate } from '@shop/platform/router';
import { toast } from '@shop/ui';
import * as v from 'valibot';
import { clientPath } from '../common/client-path.ts';

const schema = v.object(companyFields);

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
      <CompanyFields form={form} values={getInput(form)} onFilled={draft.keep} />
    </FormDialog>
  );
}
