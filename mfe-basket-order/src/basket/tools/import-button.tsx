import { useNavigate } from '@shop/platform/router';
import { FILE_READER, handOffFile } from '../../common/file-handoff.ts';
import { OrderFileButton } from '../../common/order-file-button.tsx';

/** «Из файла»: hands the file to quick order (§1), which reads, checks and adds its lines. */
export function ImportButton({ variant }: { readonly variant?: 'quiet' | 'secondary' }) {
  const navigate = useNavigate();
  function handleFile(file: File) {
    handOffFile(file);
    navigate(FILE_READER);
  }
  return (
    <OrderFileButton variant={variant} onFile={handleFile}>
      Из&nbsp;файла
    </OrderFileButton>
  );
}
