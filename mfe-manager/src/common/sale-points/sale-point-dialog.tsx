import { type SalePoint, salePointFields, saveSalePoint } from '@shop/contracts/manager/sale-points';
import { formatPhone } from '@shop/domain/format/phone';
import { FormField, useSubmission } from '@shop/kit/form';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { PlaceFields, usePlaceForm } from '@shop/kit/place-form';
import { TextField, toast } from '@shop/ui';
import * as v from 'valibot';
import { savePoint } from './save-sale-point.mutation.ts';

const { coordinates: _, ...typedFields } = salePointFields;
const schema = v.object(typedFields);

interface SalePointDialogProps {
  /** Undefined adds a new sale point. */
  readonly point?: SalePoint | undefined;
  /** The company it belongs to. */
  readonly contragent: number;
  readonly onClose: () => void;
}

/** Adds or edits a sale point. */
export function SalePointDialog({ point, contragent, onClose }: SalePointDialogProps) {
  const saved = {
    name: point?.name ?? '',
    address: point?.address ?? '',
    workingHours: point?.workingHours ?? '',
    contactName: point?.contactName ?? '',
    contactPhone: formatPhone(point?.contactPhone ?? ''),
  };
  const place = usePlaceForm(schema, `sale-point-${contragent}-${point?.id ?? 'new'}`, saved, point);
  const { form, draft } = place;

  const { onSubmit, notice } = useSubmission(
    form,
    async (typed) => {
      const state = point ? { id: point.id, active: point.isActive } : {};
      await savePoint({ ...typed, ...state, contragent, coordinates: place.coordinatesOf(typed.address) });
      draft.forget();
      toast.success(point ? 'Торговая точка изменена' : 'Торговая точка добавлена');
      onClose();
    },
    saveSalePoint.names,
  );

  return (
    <FormDialog
      title={point ? 'Изменить торговую точку' : 'Новая торговая точка'}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={point ? 'Сохранить' : 'Добавить точку'}
    >
      <PlaceFields
        form={form}
        onPickAddress={place.pickAddress}
        first="name"
        nameHint="Как вы сами зовёте это место: «Магазин на Лесной»"
        nameMaxLength={150}
        addressHint="Город, улица, дом. Если подсказки нет, напишите как есть"
      >
        <FormField of={form} name="workingHours">
          {(field) => (
            <TextField
              {...field}
              label="Часы работы"
              maxLength={200}
              autoComplete="off"
              hint="Например: пн–пт 9–18"
            />
          )}
        </FormField>
      </PlaceFields>
    </FormDialog>
  );
}
