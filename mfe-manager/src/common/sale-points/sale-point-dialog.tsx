import { type SalePoint, salePointFields, saveSalePoint } from '@shop/contracts/manager/sale-points';
import { formatPhone } from '@shop/domain/format/phone';
import { AddressField } from '@shop/kit/addresses';
import { FormField, setInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { DraftDialog } from '@shop/kit/form/draft-dialog';
import { call } from '@shop/platform/http';
import { Grid, TextField, toast } from '@shop/ui';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { useState } from 'react';
import * as v from 'valibot';
import { refreshSalePoints } from './sale-points.queries.ts';

const { coordinates: _, ...words } = salePointFields;
const schema = v.object(words);

interface SalePointDialogProps {
  /** Without one a new sale point is added. */
  readonly point?: SalePoint | undefined;
  /** The company it belongs to. */
  readonly contragent: number;
  readonly onClose: () => void;
}

/** Adds a sale point or changes one. */
export function SalePointDialog({ point, contragent, onClose }: SalePointDialogProps) {
  const { form, draft } = useDraftForm(schema, `sale-point-${contragent}-${point?.id ?? 'new'}`, {
    name: point?.name ?? '',
    address: point?.address ?? '',
    workingHours: point?.workingHours ?? '',
    contactName: point?.contactName ?? '',
    contactPhone: formatPhone(point?.contactPhone ?? ''),
  });
  // They belong to the words they came with.
  const [place, setPlace] = useState({ of: point?.address, coordinates: point?.coordinates ?? null });

  const { onSubmit, notice } = useSubmission(
    form,
    async (typed) => {
      const coordinates = typed.address === place.of ? place.coordinates : null;
      const state = point ? { id: point.id, active: point.isActive } : {};
      await call(saveSalePoint, { body: { ...typed, ...state, contragent, coordinates } });
      draft.forget();
      refreshSalePoints();
      toast.success(point ? 'Торговая точка изменена' : 'Торговая точка добавлена');
      onClose();
    },
    saveSalePoint.names,
  );

  return (
    <DraftDialog
      title={point ? 'Изменить торговую точку' : 'Новая торговая точка'}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={point ? 'Сохранить' : 'Добавить точку'}
    >
      <FormField of={form} name="name">
        {(field) => (
          <TextField
            {...field}
            label="Название"
            required
            maxLength={150}
            autoComplete="off"
            hint="Как вы сами зовёте это место: «Магазин на Лесной»"
            data-autofocus
          />
        )}
      </FormField>
      <FormField of={form} name="address">
        {(field) => (
          <AddressField
            {...field}
            label="Адрес"
            required
            maxLength={500}
            hint="Город, улица, дом. Если подсказки нет, напишите как есть"
            onTake={(text, coordinates) => {
              setInput(form, { path: ['address'], input: text });
              setPlace({ of: text, coordinates });
              draft.keep();
            }}
          />
        )}
      </FormField>
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
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="contactName">
          {(field) => <TextField {...field} label="Контактное лицо" maxLength={200} autoComplete="off" />}
        </FormField>
        <FormField of={form} name="contactPhone">
          {(field) => <PhoneField {...field} label="Телефон" autoComplete="off" />}
        </FormField>
      </Grid>
    </DraftDialog>
  );
}
