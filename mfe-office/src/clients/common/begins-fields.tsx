import { moscowToday } from '@shop/domain/format/date';
import { FormField, type FormWith } from '@shop/kit/form';
import { Grid, Select, TextField } from '@shop/ui';

interface BeginsFieldsProps {
  readonly form: FormWith<'begins' | 'validFrom'>;
  /** The value of the field `begins`. */
  readonly begins: string | undefined;
  /** Which terms the day is about. */
  readonly hint: string;
}

const choices = [
  { value: 'now', label: 'Сразу' },
  { value: 'later', label: 'С\u00a0выбранного дня' },
];

/** From which day on the dated terms of a form hold. */
export function BeginsFields({ form, begins, hint }: BeginsFieldsProps) {
  return (
    <Grid min={220} gap={4} align="start">
      <FormField of={form} name="begins">
        {(field) => <Select {...field} label="Когда начнут действовать" hint={hint} options={choices} />}
      </FormField>
      {begins === 'later' && (
        <FormField of={form} name="validFrom">
          {(field) => <TextField {...field} type="date" label="Действует с" required min={moscowToday()} />}
        </FormField>
      )}
    </Grid>
  );
}
