import type { Order } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { useDownload } from '@shop/kit/files';
import { Button, Panel, Stack, Text } from '@shop/ui';
import { DownloadIcon } from '@shop/ui/parts/icons';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { DocumentButton } from './document-button.tsx';
import { documentsDownload } from './download-documents.mutation.ts';

/** Documents of an order: each opens in a new tab, all download as one ZIP. */
export function OrderDocuments({ order }: { readonly order: Order }) {
  const { documents, canOpenDocuments, shipments, updFrom } = order;
  const isUpdAwaited =
    updFrom === '1c' &&
    shipments.some(
      ({ position, status }) =>
        status !== 'cancelled' && !documents.some(({ shipment }) => shipment === position),
    );
  const download = useDownload();
  return (
    <Panel title="Документы">
      {!canOpenDocuments ? (
        <Text tone="muted">
          Документы открывают сотрудники с&nbsp;правом «Документы». Его выдаёт администратор вашей компании.
        </Text>
      ) : documents.length === 0 ? (
        <Text tone="muted">Появятся после подтверждения заказа.</Text>
      ) : (
        <Stack gap={3}>
          <List>
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentButton document={document} full />
                <Text size="s" tone="muted" numeric>
                  № {document.number} от&nbsp;{formatDay(document.issuedOn)}
                  {document.shipment !== null && ` · отгрузка ${document.shipment}`}
                </Text>
              </li>
            ))}
          </List>
          {isUpdAwaited && (
            <Text size="s" tone="muted">
              УПД придёт из&nbsp;1С.
            </Text>
          )}
          {documents.length > 1 && (
            <Button
              full
              variant="quiet"
              icon={<DownloadIcon />}
              pending={download.isPending}
              onClick={() => download.start(documentsDownload(order))}
            >
              Скачать все (ZIP)
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  & > li {
    display: grid;
    gap: ${space[1]};
  }
`;
