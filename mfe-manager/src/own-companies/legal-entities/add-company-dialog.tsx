import { addCompany, companyFields } from '@shop/contracts/manager/company';
import { Form, getInput, useSubmission } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { call } from '@shop/platform/http';
import { Button, Modal, Stack, Text, toast } from '@shop/ui';
import { DialogButtons } from '@shop/ui/parts/dialog-buttons';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import * as v from 'valibot';
import { CompanyFields, noCompany } from '../../common/requisites/company-fields.tsx';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

const schema = v.object(companyFields);

/** A company by its ИНН: one the shop does not have is the user's at once, for one it has its manager is asked. */
export function AddCompanyDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, draft } = useDraftForm(schema, 'company-new', noCompany);
  const [requested, setRequested] = useState<string>();
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const { state } = await call(addCompany, { body: typed });
    draft.forget();
    if (state === 'requested') return setRequested(typed.name);
    refreshOwnCompanies();
    toast.success(`Компания добавлена: ${typed.name}. Вы\u00a0её администратор`);
    onClose();
  });

  if (requested !== undefined)
    return (
      // Another dialog than the form's, so that it opens anew and takes the focus.
      <Modal key="requested" isOpen onClose={onClose} title="Заявка передана менеджеру" size="small">
        <Stack gap={4}>
          <Text as="p" role="status">
            {`${requested} уже работает с\u00a0нами. Менеджер проверит, что вы её сотрудник, и\u00a0откроет доступ: компания появится в\u00a0этом списке.`}
          </Text>
          <Button onClick={onClose} data-autofocus>
            Понятно
          </Button>
        </Stack>
      </Modal>
    );
  return (
    <Modal isOpen onClose={onClose} title="Новая компания" locked={form.isSubmitting}>
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={4}>
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
