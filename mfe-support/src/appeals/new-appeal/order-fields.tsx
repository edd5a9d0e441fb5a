import { FormField, type SchemaForm } from '@shop/kit/form';
import type { appealSchema } from './appeal-schema.ts';
import { readLines, writeLines } from './chosen-lines.ts';
import { OrderPicker } from './order-picker.tsx';

interface OrderFieldsProps {
  readonly form: SchemaForm<typeof appealSchema>;
  readonly setValues: (part: {
    readonly orderId?: string;
    readonly orderTyped?: string;
    readonly lines?: string;
  }) => void;
}

/** The order and its lines in the form, which stores them as strings. */
export function OrderFields({ form, setValues }: OrderFieldsProps) {
  return (
    <FormField of={form} name="orderId">
      {({ value: orderId }) => (
        <FormField of={form} name="lines">
          {({ value: lines, error }) => (
            <FormField of={form} name="orderTyped">
              {(typed) => (
                <OrderPicker
                  orderId={orderId === '' ? null : Number(orderId)}
                  lines={readLines(lines)}
                  // An unfinished search is not an error before the form was submitted.
                  field={{ ...typed, error: form.isSubmitted ? typed.error : undefined }}
                  error={error}
                  onOrder={(id) =>
                    setValues({ orderId: id === null ? '' : String(id), orderTyped: '', lines: '' })
                  }
                  onLines={(chosen) => setValues({ lines: writeLines(chosen) })}
                />
              )}
            </FormField>
          )}
        </FormField>
      )}
    </FormField>
  );
}
