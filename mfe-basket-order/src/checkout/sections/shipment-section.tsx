import type { ShipmentKind } from '@shop/contracts/basket-order/orders';
import { Panel, Stack } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { DeliveryDateField } from './delivery-date-field.tsx';
import type { SectionProps } from './section-props.ts';
import { ShipmentPlan } from './shipment-plan.tsx';

/**
 * Everything at once or available goods first, with the dates and delivery costs of both (decisions:
 * Shipment).
 */
export function ShipmentSection({ checkout, form }: SectionProps) {
  return (
    <Panel title="Отгрузка">
      <Stack gap={4}>
        <RadioGroup<ShipmentKind>
          label="Как отгрузить заказ"
          labelHidden
          variant="cards"
          name="shipment"
          minWidth={260}
          value={form.values.shipment}
          onChange={(chosen) => form.choose({ shipment: chosen })}
          error={form.problemOf('shipment')}
          options={checkout.shipments.map((plan) => ({
            value: plan.code,
            label: plan.name,
            hint: plan.note,
            body: <ShipmentPlan plan={plan} lines={checkout.lines} />,
          }))}
        />
        <DeliveryDateField checkout={checkout} form={form} />
      </Stack>
    </Panel>
  );
}
