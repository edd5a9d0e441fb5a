import { openPdf, type Pdf } from '@shop/kit/files';
import { Button } from '@shop/ui';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

/** Opens a document as PDF in a new tab. */
export function OpenPdfButton(pdf: Pdf) {
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    await openPdf(pdf);
    setIsPending(false);
  }
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<DocumentIcon />}
      aria-label={`PDF: ${pdf.name}`}
      pending={isPending}
      onClick={() => void handleClick()}
    >
      PDF
    </Button>
  );
}
