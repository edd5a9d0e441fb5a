import { addPriceType } from '@shop/contracts/office/clients';
import { requiredText } from '@shop/domain/validation/fields';
import { FormField, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { TextField, toast } from '@shop/ui';
import * as v from 'valibot';
import { clientChoicesQuery } from '../common/clients.queries.ts';

const schema = v.object({ name: requiredText(100) });

interface PriceTypeDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (id: number) => void;
}

/** Makes a price type of the shop's own, which the exchange with 1C leaves alone. */
export function PriceTypeDialog({ onClose, onAdded }: PriceTypeDialogProps) {
  const { form, draft } = useDraftForm(schema, 'price-type-new', { name: '' });
  const { onSubmit, notice } = useSubmission(form, async (body) => {
    const { id, name } = await call(addPriceType, { body });
    await queryClient.invalidateQueries({ queryKey: clientChoicesQuery().queryKey });
    draft.forget();
    toast.success(`Вид цен добавлен: ${name}`);
    onAdded(id);
    onClose();
  });
  return (
    <FormDialog
      title="Новый вид цен"
      size="small"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Добавить"
    >
      <FormField of={form} name="name">
        {(field) => (
          <TextField
            {...field}
            label="Название"
            hint="Обмен с 1С его не тронет"
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus
          />
        )}
      </FormField>
    </FormDialog>
  );
}
