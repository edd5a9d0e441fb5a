import { Button, toast } from '@shop/ui';
import { CopyIcon } from '@shop/ui/parts/icons';

interface CopyButtonProps {
  /** The noun of the text, in the accusative: «адрес». */
  readonly what: string;
  readonly text: string;
}

/** Copies a text to the clipboard; a denied clipboard is reported. */
export function CopyButton({ what, text }: CopyButtonProps) {
  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Скопировано');
    } catch {
      toast.danger(`Браузер не\u00a0дал скопировать ${what}. Выделите и\u00a0скопируйте вручную.`);
    }
  }
  return (
    <Button
      size="s"
      icon={<CopyIcon />}
      aria-label={`Скопировать ${what}`}
      onClick={() => void handleClick()}
    >
      Скопировать
    </Button>
  );
}
