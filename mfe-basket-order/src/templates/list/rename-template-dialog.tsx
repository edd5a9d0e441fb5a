import type { BasketTemplateHead } from '@shop/contracts/basket-order/basket-templates';
import { useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { toast } from '@shop/ui';
import { TemplateTextFields, templateText } from '../../common/templates/template-text-fields.tsx';
import { changeTemplate } from '../actions/change-template.mutation.ts';

interface RenameTemplateDialogProps {
  readonly template: BasketTemplateHead;
  readonly onClose: () => void;
}

/** Another name and description, from the list. */
export function RenameTemplateDialog({ template, onClose }: RenameTemplateDialogProps) {
  const { id, name, description } = template;
  const { form, draft } = useDraftForm(templateText, `template-${id}`, { name, description });
  const { onSubmit, notice } = useSubmission(form, async (text) => {
    await changeTemplate(id, text);
    draft.forget();
    onClose();
    toast.success(`Шаблон «${text.name}» сохранён`);
  });
  return (
    <FormDialog
      title="Название и описание"
      size="small"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Сохранить"
    >
      <TemplateTextFields form={form} />
    </FormDialog>
  );
}
