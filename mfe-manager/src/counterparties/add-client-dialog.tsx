import { companyFields } from '@shop/contracts/manager/company';
import { addManagedCounterparty } from '@shop/contracts/manager/manager';
import { getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { DraftDialog } from '@shop/kit/form/draft-dialog';
import { call } from '@shop/platform/http';
import { useNavigate } from '@shop/platform/router';
import { Text, toast } from '@shop/ui';
import * as v from 'valibot';
import { refreshManaged } from '../common/managed.queries.ts';
import { cardPath } from '../common/paths.ts';
import { CompanyFields, noCompany } from '../common/requisites/company-fields.tsx';

const schema = v.object(companyFields);

/** A new client by its ИНН; then its card, where people are added. */
export function AddClientDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { form, draft } = useDraftForm(schema, 'client-new', noCompany);
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const { code } = await call(addManagedCounterparty, { body: typed });
    draft.forget();
    void refreshManaged();
    toast.success(`Компания добавлена: ${typed.name}`);
    onClose();
    navigate(cardPath(code));
  });
  return (
    <DraftDialog
      title="Новая компания клиента"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Добавить компанию"
      lead={
        <Text as="p" tone="muted">
          Вы станете менеджером этой компании. Сотрудников добавите в{'\u00a0'}её карточке.
        </Text>
      }
    >
      <CompanyFields form={form as never} values={getInput(form) as never} onFilled={draft.keep} />
    </DraftDialog>
  );
}
