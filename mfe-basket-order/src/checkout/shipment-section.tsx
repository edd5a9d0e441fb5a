import type { ShipmentKind } from '@shop/shared/contracts/orders';
import { formatDay } from '@shop/shared/format/date';
import { countOf } from '@shop/shared/format/number';
import { color, space } from '@shop/shared/theme';
import { Panel, Text } from '@shop/shared/ui';
import { RadioGroup } from '@shop/shared/ui/radio-group';
import styled from 'styled-components';
import { Cost } from '../common/cost.tsx';
import type { Checkout } from './checkout.queries.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface SectionProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
}

type Plan = Checkout['shipments'][number];

/** All at once or what is there first, side by side: when each part leaves and what bringing it costs (decisions). */
export function ShipmentSection({ checkout, form }: SectionProps) {
  return (
    <Panel title="Отгрузка">
      <RadioGroup<ShipmentKind>
        label="Как отгрузить заказ"
        labelHidden
        name="shipment"
        variant="cards"
        direction="row"
        value={form.values.shipment}
        onChange={(chosen) => form.set('shipment', chosen)}
        options={checkout.shipments.map((plan) => ({
          value: plan.code,
          label: plan.name,
          hint: <PlanHint plan={plan} />,
        }))}
      />
    </Panel>
  );
}

function PlanHint({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.note}
      <Parts>
        {plan.shipments.map(({ on, lineCount, deliveryKopecks }) => (
          <Part key={`${on} ${lineCount}`}>
            <span>
              <Text tone="default" weight="medium" numeric>
                {on ? formatDay(on) : 'Дата уточняется'}
              </Text>
              {', '}
              {countOf(lineCount, 'позиция', 'позиции', 'позиций')}
            </span>
            <Cost kopecks={deliveryKopecks} />
          </Part>
        ))}
      </Parts>
    </>
  );
}

const Parts = styled.span`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[2]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
`;

const Part = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;
