import { Button, Row } from '@shop/ui';
import { DownloadIcon } from '@shop/ui/parts/icons';
import { useDownloadSample } from './download-sample.mutation.ts';

/** A file to be filled in, with three goods of the catalogue. */
export function SampleFiles() {
  const { download, pending } = useDownloadSample();
  return (
    <Row gap={2} role="group" aria-label="Образец файла">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="s"
          variant="quiet"
          icon={<DownloadIcon />}
          pending={pending === format}
          onClick={() => download(format)}
        >
          Образец {format.toUpperCase()}
        </Button>
      ))}
    </Row>
  );
}
