import type { ShipmentKind } from '@shop/contracts/basket-order/orders';
import { Panel, Stack } from '@shop/ui';
import { ChoiceCards } from './choice-cards.tsx';
import type { SectionProps } from './section-props.ts';
import { ShipmentPlan } from './shipment-plan.tsx';
import { WishedDate } from './wished-date.tsx';

/** All at once or what is there first, side by side: when each part leaves and what bringing it costs (decisions: Shipment). */
export function ShipmentSection({ checkout, form }: SectionProps) {
  return (
    <Panel title="Отгрузка">
      <Stack gap={4}>
        <ChoiceCards<ShipmentKind>
          label="Как отгрузить заказ"
          name="shipment"
          minWidth={260}
          value={form.values.shipment}
          onChange={(chosen) => form.choose({ shipment: chosen })}
          error={form.problemOf('shipment')}
          choices={checkout.shipments.map((plan) => ({
            value: plan.code,
            label: plan.name,
            hint: plan.note,
            body: <ShipmentPlan plan={plan} lines={checkout.lines} />,
          }))}
        />
        <WishedDate checkout={checkout} form={form} />
      </Stack>
    </Panel>
  );
}
