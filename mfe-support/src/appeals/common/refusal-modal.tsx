import { ApiRefusal, messageOf } from '@shop/platform/http';
import { Button, Modal, Stack, Text } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface Refused {
  readonly errorMessage: string;
  readonly requestId: string | undefined;
  readonly title: string;
  readonly note: string | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** What a refused call is told with: what has failed, and how to try again where that may help. */
interface Told {
  readonly title: string;
  /** What has become of what was written. */
  readonly note?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * §8: the first error message of an appeals call that was not a success is stored, and the error modal opens. `tell`
 * opens it for whatever a call has thrown; draw it by `<RefusalModal of={refusal} />`.
 */
export function useRefusal() {
  const [refused, setRefused] = useState<Refused>();
  return {
    errorMessage: refused?.errorMessage ?? '',
    openErrorModal: refused !== undefined,
    refused,
    tell: (error: unknown, { title, note, onRetry }: Told) => {
      // Whoever is no longer logged in is asked to log in.
      if (error instanceof ApiRefusal && error.code === 'auth') return;
      const requestId = error instanceof ApiRefusal ? error.requestId : undefined;
      const mayHelp = !(error instanceof ApiRefusal && error.code === 'forbidden');
      const again = mayHelp ? onRetry : undefined;
      setRefused({ errorMessage: messageOf(error), requestId, title, note, onRetry: again });
    },
    close: () => setRefused(undefined),
  };
}
export type Refusal = ReturnType<typeof useRefusal>;

interface Load {
  readonly data: unknown;
  readonly error: unknown;
  readonly errorUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * Opens the modal for a load that has failed, each time anew; the page shows its failure beneath. What fails behind a
 * list that is shown says nothing, and what is not there has a page of its own (§8).
 */
export function useRefusedLoad(refusal: Refusal, load: Load, title: string): void {
  const { data, error, errorUpdatedAt, refetch } = load;
  const isFailed = Boolean(error) && data === undefined;
  const tell = useEffectEvent(() => {
    if (error instanceof ApiRefusal && error.code === 404) return;
    refusal.tell(error, { title, onRetry: () => void refetch() });
  });
  useEffect(() => {
    if (isFailed && errorUpdatedAt > 0) tell();
  }, [isFailed, errorUpdatedAt]);
}

/** The error modal of appeals (§8): why, the request's code for the support, and another try where that may help. */
export function RefusalModal({ of: { refused, close } }: { of: Refusal }) {
  return (
    <Modal
      isOpen={refused !== undefined}
      onClose={close}
      title={refused?.title}
      size="small"
      role="alertdialog"
      footer={
        <>
          {refused?.onRetry && (
            <Button
              onClick={() => {
                close();
                refused.onRetry?.();
              }}
            >
              Повторить
            </Button>
          )}
          <Button variant="primary" onClick={close} data-autofocus>
            Понятно
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text as="p">{refused?.errorMessage}</Text>
        {refused?.note && (
          <Text as="p" tone="muted">
            {refused.note}
          </Text>
        )}
        {refused?.requestId && (
          <Text as="p" size="s" tone="muted" numeric>
            Код для поддержки: {refused.requestId}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}
