import { FormField, type SchemaForm } from '@shop/kit/form';
import { TextField } from '@shop/ui';
import { useState } from 'react';
import type { actFormSchema } from './act-form-schema.ts';

interface DayFieldProps {
  readonly of: SchemaForm<typeof actFormSchema>;
  readonly name: 'periodFrom' | 'periodTo';
  readonly label: string;
  readonly min: string;
  readonly max: string;
}

/**
 * A date input of the form. Browsers report an impossible date such as 30 February as an empty value, so
 * `validity.badInput` is checked on blur.
 */
export function DayField({ of, name, label, min, max }: DayFieldProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  return (
    <FormField of={of} name={name}>
      {(field) => (
        <TextField
          {...field}
          type="date"
          label={label}
          min={min}
          max={max}
          error={isInvalid ? 'Такой даты нет' : field.error}
          onChange={(event) => {
            setIsInvalid(false);
            field.onChange(event);
          }}
          onBlur={(event) => {
            setIsInvalid(event.currentTarget.validity.badInput);
            field.onBlur(event);
          }}
        />
      )}
    </FormField>
  );
}
