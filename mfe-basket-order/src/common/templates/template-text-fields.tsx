import { optionalText, requiredText } from '@shop/domain/validation/fields';
import { FormField, type FormWith } from '@shop/kit/form';
import { TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import * as v from 'valibot';

export const templateText = v.object({ name: requiredText(150), description: optionalText(1000) });

export const noTemplateText = { name: '', description: '' };

/** Name and description of a template. */
export function TemplateTextFields({ form }: { readonly form: FormWith<'name' | 'description'> }) {
  return (
    <>
      <FormField of={form} name="name">
        {(field) => <TextField {...field} label="Название" required autoComplete="off" data-autofocus />}
      </FormField>
      <FormField of={form} name="description">
        {(field) => <TextArea {...field} label="Описание" hint="Необязательно: для чего и кому этот набор" />}
      </FormField>
    </>
  );
}
