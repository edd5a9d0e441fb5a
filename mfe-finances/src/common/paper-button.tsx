import { openPaper, type Paper } from '@shop/kit/files';
import { Button } from '@shop/ui';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

/** Opens a document as PDF in a tab of its own. */
export function PaperButton(paper: Paper) {
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    await openPaper(paper);
    setIsPending(false);
  }
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<DocumentIcon />}
      aria-label={`PDF: ${paper.name}`}
      pending={isPending}
      onClick={() => void handleClick()}
    >
      PDF
    </Button>
  );
}
