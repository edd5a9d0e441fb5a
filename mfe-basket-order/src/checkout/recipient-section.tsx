import { Grid, Panel, Select, TextField } from '@shop/shared/ui';
import type { Checkout } from './checkout.queries.ts';
import { OTHER, SELF } from './checkout-form.ts';
import { todayInMoscow } from './today.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface SectionProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
}

/** Who takes the goods, and when they are wished for. */
export function RecipientSection({ checkout, form }: SectionProps) {
  const today = todayInMoscow();
  return (
    <Panel title="Получатель">
      <Grid min={260} gap={4}>
        <Select
          label="Грузополучатель"
          options={[
            { value: SELF, label: `${checkout.counterparty.name} (покупатель)` },
            ...checkout.consignees
              .filter(({ name }) => name !== checkout.counterparty.name)
              .map(({ name }) => ({ value: name, label: name })),
            { value: OTHER, label: 'Другой грузополучатель…' },
          ]}
          {...form.field('consigneeChoice')}
        />
        {form.values.consigneeChoice === OTHER && (
          <TextField
            label="Название грузополучателя"
            required
            maxLength={300}
            placeholder="Организация, ИНН, КПП"
            {...form.field('consignee')}
          />
        )}
        <TextField label="Желаемая дата" type="date" min={today} {...form.field('date')} />
      </Grid>
    </Panel>
  );
}
