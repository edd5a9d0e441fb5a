import { useNavigate } from '@shop/platform/router';
import { FileButton, handFile, hrefOfTab } from '../../quick-order/quick-order.api.ts';

/** «Из файла»: the goods of a file (§1), read, checked and added by the one reader there is, that of quick order. */
export function ImportButton({ variant }: { readonly variant?: 'quiet' | 'secondary' }) {
  const navigate = useNavigate();
  function handleFile(file: File) {
    handFile(file);
    navigate(hrefOfTab('download'));
  }
  return (
    <FileButton variant={variant} onFile={handleFile}>
      Из&nbsp;файла
    </FileButton>
  );
}
