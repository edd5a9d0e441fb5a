import { companyFields, type OwnCompany } from '@shop/contracts/manager/company';
import { optionalVisibleText } from '@shop/domain/validation/visible-line';
import { FormField, getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { RequisiteFields } from '@shop/kit/organisations/company-fields';
import { Text, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { TextArea } from '@shop/ui/parts/text-area';
import { useState } from 'react';
import * as v from 'valibot';
import { requestUpdate } from './request-company-update.mutation.ts';

const { inn: _, ...fields } = companyFields;
const requisites = ['name', 'kpp', 'ogrn', 'address'] as const;
const schema = v.object({ ...fields, comment: optionalVisibleText(2000) });

interface ChangeRequestDialogProps {
  readonly company: OwnCompany;
  readonly onClose: () => void;
}

/** Sends changed requisites to the manager as a request, because documents depend on them. */
export function ChangeRequestDialog({ company, onClose }: ChangeRequestDialogProps) {
  const { id, name, kpp, ogrn, address } = company;
  const saved = { name, kpp, ogrn, address };
  const { form, draft } = useDraftForm(schema, `company-request-${id}`, { ...saved, comment: '' });
  const [nothingNew, setNothingNew] = useState(false);
  const typed = getInput(form) as Partial<Record<string, string>>;
  const hints = Object.fromEntries(
    requisites.map((field) => [
      field,
      (typed[field] ?? '').trim() === saved[field]
        ? undefined
        : `Сейчас: ${saved[field] || 'не\u00a0указан'}`,
    ]),
  );
  const { onSubmit, notice } = useSubmission(form, async ({ comment, ...requisitesTyped }) => {
    const changed = Object.fromEntries(
      requisites.flatMap((f) => (requisitesTyped[f] === saved[f] ? [] : [[f, requisitesTyped[f]]])),
    );
    const isNothing = Object.keys(changed).length === 0 && comment === '';
    setNothingNew(isNothing);
    if (isNothing) return;
    const { appeal } = await requestUpdate({ contragent: id, comment, ...changed });
    draft.forget();
    toast.success(`Заявка №\u00a0${appeal.number} передана менеджеру`);
    onClose();
  });
  return (
    <FormDialog
      title="Изменить реквизиты"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Отправить заявку"
      onChange={() => setNothingNew(false)}
      lead={
        <Text as="p" tone="muted">
          {`Исправьте то, что изменилось. Менеджер проверит данные и\u00a0обновит реквизиты; до\u00a0этого документы выставляются по\u00a0прежним. ИНН у\u00a0компании не\u00a0меняется.`}
        </Text>
      }
    >
      <RequisiteFields form={form} hints={hints} takesFocus />
      <FormField of={form} name="comment">
        {(field) => <TextArea {...field} label="Комментарий менеджеру" minRows={2} maxLength={2000} />}
      </FormField>
      {nothingNew && (
        <Notice tone="warning">Измените хотя бы одно поле или напишите комментарий менеджеру.</Notice>
      )}
    </FormDialog>
  );
}
