import { useIsAllowed } from '@shop/platform/session';
import { Button, Grid, Panel, Row, Select, Stack, TextField } from '@shop/ui';
import { EditIcon, PlusIcon } from '@shop/ui/parts/icons';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { SELF } from '../form/checkout-form.ts';
import type { AddressBook } from '../form/use-address-book.tsx';
import type { SectionProps } from './section-props.ts';

const whoIsCalled = {
  delivery: 'Кому позвонит водитель',
  pickup: 'Кому позвонит склад',
  transport: 'Кому позвонит терминал',
} as const;

/** The consignee named in the documents, and the contact person. */
export function RecipientSection({ checkout, form, book }: SectionProps & { readonly book: AddressBook }) {
  const { counterparty, consignees } = checkout;
  const canEdit = useIsAllowed('address.edit');
  const chosen = consignees.find(({ id }) => String(id) === form.values.consignee);
  const isGone = !chosen && form.values.consignee !== SELF;
  return (
    <Panel title="Получатель">
      <Stack gap={4}>
        <Stack gap={2}>
          <Select
            label="Грузополучатель"
            hint={chosen && describe(chosen)}
            options={[
              ...(isGone ? [{ value: form.values.consignee, label: 'Выберите…', disabled: true }] : []),
              { value: SELF, label: `${counterparty.name} (покупатель)` },
              ...consignees.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...form.field('consignee')}
          />
          {canEdit && (
            <Row gap={2}>
              <Button
                size="s"
                icon={<PlusIcon />}
                pending={book.pending === 'consignee'}
                onClick={() => book.editConsignee()}
              >
                Новый грузополучатель
              </Button>
              {chosen && (
                <Button
                  size="s"
                  variant="quiet"
                  icon={<EditIcon />}
                  onClick={() => book.editConsignee(chosen)}
                >
                  Изменить выбранного
                </Button>
              )}
            </Row>
          )}
        </Stack>
        <Grid min={240} gap={4}>
          <TextField
            label="Контактное лицо"
            hint={whoIsCalled[form.values.deliveryType]}
            autoComplete="name"
            maxLength={200}
            {...form.field('contactName')}
          />
          <PhoneField label="Телефон" {...form.field('contactPhone')} />
        </Grid>
      </Stack>
    </Panel>
  );
}

function describe({ inn, kpp, address }: { inn: string; kpp: string; address: string }): string {
  return [inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, address].filter(Boolean).join(', ');
}
