import { getSampleFile } from '@shop/contracts/basket-order/quick-order';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { Button, Row, toast } from '@shop/ui';
import { DownloadIcon } from '@shop/ui/parts/icons';
import { followDownload } from '../../common/follow-download.ts';

/** A file to be filled in, with three goods of the catalogue. */
export function SampleFiles() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') =>
      followDownload((await call(getSampleFile, { body: { format } })).url),
    onError: (error, format) =>
      void toast.danger(`Образец не скачан. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => mutate(format) },
      }),
  });
  return (
    <Row gap={2} role="group" aria-label="Образец файла">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="s"
          variant="quiet"
          icon={<DownloadIcon />}
          pending={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          Образец {format.toUpperCase()}
        </Button>
      ))}
    </Row>
  );
}
