import { Grid, Panel, Select, TextField } from '@shop/shared/ui';
import { useFormContext } from 'react-hook-form';
import type { Checkout } from './checkout.queries.ts';
import { type CheckoutForm, OTHER, SELF } from './checkout-form.ts';
import { REQUIRED } from './messages.ts';
import { todayInMoscow } from './today.ts';

interface SectionProps {
  readonly checkout: Checkout;
  readonly values: CheckoutForm;
}

/** Who takes the goods, and when they are wished for. */
export function RecipientSection({ checkout, values }: SectionProps) {
  const { register, formState } = useFormContext<CheckoutForm>();
  const { errors } = formState;
  const today = todayInMoscow();
  return (
    <Panel title="Получатель">
      <Grid min={260} gap={4}>
        <Select
          label="Грузополучатель"
          options={[
            { value: SELF, label: `${checkout.counterparty.name} (покупатель)` },
            ...checkout.consignees.map(({ name }) => ({ value: name, label: name })),
            { value: OTHER, label: 'Другой грузополучатель…' },
          ]}
          {...register('consigneeChoice')}
        />
        {values.consigneeChoice === OTHER && (
          <TextField
            label="Название грузополучателя"
            required
            maxLength={300}
            placeholder="Организация, ИНН, КПП"
            error={errors.consignee?.message}
            {...register('consignee', {
              required: REQUIRED,
              validate: (typed) => typed.trim() !== '' || REQUIRED,
            })}
          />
        )}
        <TextField
          label="Желаемая дата"
          type="date"
          min={today}
          error={errors.date?.message}
          {...register('date', {
            validate: (day) => day === '' || day >= today || 'Дата не может быть раньше сегодняшней',
          })}
        />
      </Grid>
    </Panel>
  );
}
