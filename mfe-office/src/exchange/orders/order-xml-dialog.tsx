import type { ExchangeOrder } from '@shop/contracts/office/exchange';
import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { Modal, Row, Skeleton, Stack } from '@shop/ui';
import { color, radius, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { CopyButton } from '../common/copy-button.tsx';
import { orderXmlQuery } from '../common/exchange.queries.ts';

interface OrderXmlDialogProps {
  readonly order: ExchangeOrder;
  readonly onClose: () => void;
}

/** The XML that 1C is given of an order, to be read or copied. */
export function OrderXmlDialog({ order: { id, number }, onClose }: OrderXmlDialogProps) {
  const xml = useQuery(orderXmlQuery(id));
  return (
    <Modal isOpen onClose={onClose} title={`XML заказа № ${number}`} size="large">
      <QueryStates query={xml} failure="Не удалось получить XML" pending={<Skeleton height={440} />}>
        {({ xml: content }) => (
          <Stack gap={3}>
            <Row>
              <CopyButton what="XML" text={content} />
            </Row>
            <Code tabIndex={0} role="region" aria-label={`XML заказа № ${number}`}>
              {content}
            </Code>
          </Stack>
        )}
      </QueryStates>
    </Modal>
  );
}

const Code = styled.pre`
  max-block-size: 60dvh;
  margin: 0;
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: ${color.sunken};
  ${text.s}
  font-family: ui-monospace, monospace;
  tab-size: 2;
  overflow: auto;
`;
