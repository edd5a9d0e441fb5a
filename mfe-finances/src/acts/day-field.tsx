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

/** A day of a form. One there is not, as 30 February, has no value for a browser, so its field is asked. */
export function DayField({ of, name, label, min, max }: DayFieldProps) {
  const [isStrange, setIsStrange] = useState(false);
  return (
    <FormField of={of} name={name}>
      {(field) => (
        <TextField
          {...field}
          type="date"
          label={label}
          min={min}
          max={max}
          error={isStrange ? 'Такой даты нет' : field.error}
          onChange={(event) => {
            setIsStrange(false);
            field.onChange(event);
          }}
          onBlur={(event) => {
            setIsStrange(event.currentTarget.validity.badInput);
            field.onBlur(event);
          }}
        />
      )}
    </FormField>
  );
}
