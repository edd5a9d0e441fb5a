import { companyFields } from '@shop/contracts/manager/company';
import { getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { CompanyFields, noCompany } from '@shop/kit/organisations/company-fields';
import { Button, Modal, Stack, Text, toast } from '@shop/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { addOwnCompany } from './add-company.mutation.ts';

const schema = v.object(companyFields);

/** Adds a company by ИНН: an unknown one becomes the user's at once, for a known one its manager is asked. */
export function AddCompanyDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, draft } = useDraftForm(schema, 'company-new', noCompany);
  const [requested, setRequested] = useState<string>();
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const { state } = await addOwnCompany(typed);
    draft.forget();
    if (state === 'requested') return setRequested(typed.name);
    toast.success(`Компания добавлена: ${typed.name}. Вы\u00a0её администратор`);
    onClose();
  });

  if (requested !== undefined)
    return (
      // A dialog of its own, so that it opens anew and takes the focus.
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
    <FormDialog
      title="Новая компания"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Добавить компанию"
    >
      <CompanyFields form={form} values={getInput(form)} onFilled={draft.keep} />
    </FormDialog>
  );
}
