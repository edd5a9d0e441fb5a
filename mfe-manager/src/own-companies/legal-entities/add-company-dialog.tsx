import { addCompany, companyFields } from '@shop/contracts/manager/company';
import { getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { DraftDialog } from '@shop/kit/form/draft-dialog';
import { call } from '@shop/platform/http';
import { Button, Modal, Stack, Text, toast } from '@shop/ui';
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
    <DraftDialog
      title="Новая компания"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Добавить компанию"
    >
      <CompanyFields form={form as never} values={getInput(form) as never} onFilled={draft.keep} />
    </DraftDialog>
  );
}
