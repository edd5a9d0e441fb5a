import type { BasketTemplateHead } from '@shop/contracts/basket-order/basket-templates';
import { Modal, toast } from '@shop/ui';
import { changeTemplate } from '../actions/change-template.mutation.ts';
import { TemplateTextForm } from '../common/template-text-form.tsx';

interface RenameTemplateDialogProps {
  readonly template: BasketTemplateHead;
  readonly onClose: () => void;
}

/** Another name and description, from the list. */
export function RenameTemplateDialog({ template, onClose }: RenameTemplateDialogProps) {
  const { id, name, description } = template;
  return (
    <Modal isOpen onClose={onClose} title="Название и описание" size="small">
      <TemplateTextForm
        initial={{ name, description }}
        submitLabel="Сохранить"
        onCancel={onClose}
        send={async (text) => {
          await changeTemplate(id, text);
          onClose();
          toast.success(`Шаблон «${text.name}» сохранён`);
        }}
      />
    </Modal>
  );
}
