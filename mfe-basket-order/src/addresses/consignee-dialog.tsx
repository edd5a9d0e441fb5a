import { type Consignee, consigneeFields, saveConsignee } from '@shop/contracts/basket-order/consignees';
import { type AnyForm, getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { DraftDialog } from '@shop/kit/form/draft-dialog';
import { call } from '@shop/platform/http';
import { toast } from '@shop/ui';
import * as v from 'valibot';
import { refreshConsignees } from './address.queries.ts';
import { ConsigneeFields } from './consignee-fields.tsx';

// In the order of the screen: the first that is wrong takes the focus.
const { inn, name, kpp, address: place } = consigneeFields;
const schema = v.object({ inn, name, kpp, address: place });

interface ConsigneeDialogProps {
  /** Without one a new consignee is added. */
  readonly consignee?: Consignee | undefined;
  /** As the server keeps it; `onClose` is called after it. */
  readonly onSaved?: (consignee: Consignee) => void;
  readonly onClose: () => void;
}

/** Adds a consignee or changes one. It holds a form: render it outside of any other. */
export function ConsigneeDialog({ consignee, onSaved, onClose }: ConsigneeDialogProps) {
  const { form, draft } = useDraftForm(schema, `consignee-${consignee?.id ?? 'new'}`, {
    inn: consignee?.inn ?? '',
    name: consignee?.name ?? '',
    kpp: consignee?.kpp ?? '',
    address: consignee?.address ?? '',
  });
  const { onSubmit, notice } = useSubmission(form, async (words) => {
    const saved = await call(saveConsignee, { body: { ...words, id: consignee && Number(consignee.id) } });
    draft.forget();
    refreshConsignees();
    toast.success(consignee ? 'Грузополучатель изменён' : 'Грузополучатель добавлен');
    onSaved?.(saved);
    onClose();
  });
  const any = form as unknown as AnyForm;

  return (
    <DraftDialog
      title={consignee ? 'Изменить грузополучателя' : 'Новый грузополучатель'}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={consignee ? 'Сохранить' : 'Добавить грузополучателя'}
    >
      <ConsigneeFields form={any} values={getInput(any)} onFilled={draft.keep} />
    </DraftDialog>
  );
}
