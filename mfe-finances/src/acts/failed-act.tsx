import type { Act } from '@shop/contracts/finances/acts';
import { messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { Badge, Button, toast } from '@shop/ui';
import { RetryIcon } from '@shop/ui/parts/icons';
import { nameOfAct } from './act-names.ts';
import { askAct } from './ask-act.mutation.ts';

interface FailedActProps {
  readonly act: Act;
  readonly contragent: string | undefined;
  readonly onAsked: (act: Act) => void;
}

/** An act that could not be made, and another try at the same. */
export function FailedAct({ act, contragent, onAsked }: FailedActProps) {
  const { periodFrom, periodTo, contractNumber } = act;
  const { mutate, isPending } = useMutation({
    mutationFn: () => askAct({ contragent, contractorNumber: contractNumber ?? '', periodFrom, periodTo }),
    onSuccess: onAsked,
    onError: (error) => void toast.danger(`${nameOfAct(act)} не\u00a0сформирован. ${messageOf(error)}`),
  });
  return (
    <>
      <Badge tone="danger">Не удалось</Badge>
      <Button
        size="s"
        icon={<RetryIcon />}
        aria-label={`Повторить: ${nameOfAct(act)}`}
        pending={isPending}
        onClick={() => mutate()}
      >
        Повторить
      </Button>
    </>
  );
}
