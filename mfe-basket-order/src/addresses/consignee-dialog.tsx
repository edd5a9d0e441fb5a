import { type Consignee, consigneeFields } from '@shop/contracts/basket-order/consignees';
import { getInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import * as v from 'valibot';
import { ConsigneeFields } from './consignee-fields.tsx';
import { saveConsigneeFields } from './save-consignee.mutation.ts';

// The order of the fields on screen: the first invalid one takes the focus.
const { inn, name, kpp, address: place } = consigneeFields;
const schema = v.object({ inn, name, kpp, address: place });

interface ConsigneeDialogProps {
  /** Without a consignee the dialog adds a new one. */
  readonly consignee?: Consignee | undefined;
  /** Receives the consignee as the server stored it, before `onClose` is called. */
  readonly onSaved?: (consignee: Consignee) => void;
  readonly onClose: () => void;
}

/** Adds or changes a consignee. It renders a form, so render it outside of any other form. */
export function ConsigneeDialog({ consignee, onSaved, onClose }: ConsigneeDialogProps) {
  const { form, draft } = useDraftForm(schema, `consignee-${consignee?.id ?? 'new'}`, {
    inn: consignee?.inn ?? '',
    name: consignee?.name ?? '',
    kpp: consignee?.kpp ?? '',
    address: consignee?.address ?? '',
  });
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const saved = await saveConsigneeFields(consignee && Number(consignee.id), typed);
    draft.forget();
    onSaved?.(saved);
    onClose();
  });

  return (
    <FormDialog
      title={consignee ? 'Изменить грузополучателя' : 'Новый грузополучатель'}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={consignee ? 'Сохранить' : 'Добавить грузополучателя'}
    >
      <ConsigneeFields form={form} values={getInput(form)} onFilled={draft.keep} />
    </FormDialog>
  );
}
