import { companyFields, type OwnCompany, requestCompanyUpdate } from '@shop/contracts/manager/company';
import { optionalVisibleText } from '@shop/domain/validation/visible-line';
import { FormField, getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { DraftDialog } from '@shop/kit/form/draft-dialog';
import { call } from '@shop/platform/http';
import { Text, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { TextArea } from '@shop/ui/parts/text-area';
import { useState } from 'react';
import * as v from 'valibot';
import { RequisiteFields } from '../../common/requisites/company-fields.tsx';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

const { inn: _, ...fields } = companyFields;
const requisites = ['name', 'kpp', 'ogrn', 'address'] as const;
const schema = v.object({ ...fields, comment: optionalVisibleText(2000) });

interface ChangeRequestDialogProps {
  readonly company: OwnCompany;
  readonly onClose: () => void;
}

/** Other requisites: what differs is asked of the manager, for documents are made by them. */
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
  const { onSubmit, notice } = useSubmission(form, async ({ comment, ...wanted }) => {
    const changed = Object.fromEntries(
      requisites.flatMap((f) => (wanted[f] === saved[f] ? [] : [[f, wanted[f]]])),
    );
    const isNothing = Object.keys(changed).length === 0 && comment === '';
    setNothingNew(isNothing);
    if (isNothing) return;
    const { appeal } = await call(requestCompanyUpdate, { body: { contragent: id, comment, ...changed } });
    draft.forget();
    refreshOwnCompanies();
    toast.success(`Заявка №\u00a0${appeal.number} передана менеджеру`);
    onClose();
  });
  return (
    <DraftDialog
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
      <RequisiteFields form={form as never} hints={hints} takesFocus />
      <FormField of={form} name="comment">
        {(field) => <TextArea {...field} label="Комментарий менеджеру" minRows={2} maxLength={2000} />}
      </FormField>
      {nothingNew && (
        <Notice tone="warning">Измените хотя бы одно поле или напишите комментарий менеджеру.</Notice>
      )}
    </DraftDialog>
  );
}
