import type { Act } from '@shop/contracts/finances/reconciliation-acts';
import { messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { Badge, Button, toast } from '@shop/ui';
import { RetryIcon } from '@shop/ui/parts/icons';
import { nameOfAct } from './act-labels.ts';
import { requestNewAct } from './request-act.mutation.ts';

interface FailedActProps {
  readonly act: Act;
  readonly contragent: string | undefined;
  readonly onRequested: (act: Act) => void;
}

/** An act that could not be prepared, with a button that requests it again. */
export function FailedAct({ act, contragent, onRequested }: FailedActProps) {
  const { periodFrom, periodTo, contractNumber } = act;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      requestNewAct({ contragent, contractorNumber: contractNumber ?? '', periodFrom, periodTo }),
    onSuccess: onRequested,
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
