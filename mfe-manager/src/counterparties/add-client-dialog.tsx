import { companyFields } from '@shop/contracts/manager/company';
import { addManagedCounterparty } from '@shop/contracts/manager/manager';
import { Form, getInput, useSubmission } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { call } from '@shop/platform/http';
import { useNavigate } from '@shop/platform/router';
import { Modal, Stack, Text, toast } from '@shop/ui';
import { DialogButtons } from '@shop/ui/parts/dialog-buttons';
import { Notice } from '@shop/ui/parts/notice';
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
    <Modal isOpen onClose={onClose} title="Новая компания клиента" locked={form.isSubmitting}>
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={4}>
          <Text as="p" tone="muted">
            Вы станете менеджером этой компании. Сотрудников добавите в{'\u00a0'}её карточке.
          </Text>
          <DraftNote draft={draft} />
          <CompanyFields form={form as never} values={getInput(form) as never} onFilled={draft.keep} />
          {notice && <Notice tone="danger">{notice}</Notice>}
          <DialogButtons
            submitLabel="Добавить компанию"
            isPending={form.isSubmitting}
            onCancel={() => {
              draft.forget();
              onClose();
            }}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
