import { FormField, type SchemaForm } from '@shop/kit/form';
import type { appealSchema } from './appeal-schema.ts';
import { readLines, writeLines } from './chosen-lines.ts';
import { OrderPart } from './order-part.tsx';

interface OrderFormPartProps {
  readonly form: SchemaForm<typeof appealSchema>;
  readonly put: (part: {
    readonly orderId?: string;
    readonly orderTyped?: string;
    readonly lines?: string;
  }) => void;
}

/** The order of the form and its lines, which the form keeps as text. */
export function OrderFormPart({ form, put }: OrderFormPartProps) {
  return (
    <FormField of={form} name="orderId">
      {({ value: orderId }) => (
        <FormField of={form} name="lines">
          {({ value: lines, error }) => (
            <FormField of={form} name="orderTyped">
              {(typed) => (
                <OrderPart
                  orderId={orderId === '' ? null : Number(orderId)}
                  lines={readLines(lines)}
                  // While somebody types nothing has been chosen yet, and nothing is wrong.
                  field={{ ...typed, error: form.isSubmitted ? typed.error : undefined }}
                  error={error}
                  onOrder={(id) => put({ orderId: id === null ? '' : String(id), orderTyped: '', lines: '' })}
                  onLines={(chosen) => put({ lines: writeLines(chosen) })}
                />
              )}
            </FormField>
          )}
        </FormField>
      )}
    </FormField>
  );
}
