import { companyFields } from '@shop/contracts/manager/company';
import { getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { CompanyFields, noCompany } from '@shop/kit/organisations/company-fields';
import { useNavigate } from '@shop/platform/router';
import { Text, toast } from '@shop/ui';
import * as v from 'valibot';
import { cardPath } from '../common/client-paths.ts';
import { addCounterparty } from './add-counterparty.mutation.ts';

const schema = v.object(companyFields);

/** Adds a client by ИНН and opens its card, where people are added. */
export function AddClientDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { form, draft } = useDraftForm(schema, 'client-new', noCompany);
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const { code } = await addCounterparty(typed);
    draft.forget();
    toast.success(`Компания добавлена: ${typed.name}`);
    onClose();
    navigate(cardPath(code));
  });
  return (
    <FormDialog
      title="Новая компания клиента"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Добавить компанию"
      lead={
        <Text as="p" tone="muted">
          Вы станете менеджером этой компании. Сотрудников добавите в{'\u00a0'}её карточке.
        </Text>
      }
    >
      <CompanyFields form={form} values={getInput(form)} onFilled={draft.keep} />
    </FormDialog>
  );
}
