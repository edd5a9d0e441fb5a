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

/** The refusal shown in the modal: the failed action, and a retry if it may help. */
interface RefusalContext {
  readonly title: string;
  /** Says whether the written message is kept. */
  readonly note?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * §8: the first error message of an appeals call that was not a success is stored, and the error modal opens. `show`
 * opens it for a thrown error; render it with `<RefusalModal of={refusal} />`.
 */
export function useRefusal() {
  const [refused, setRefused] = useState<Refused>();
  return {
    errorMessage: refused?.errorMessage ?? '',
    openErrorModal: refused !== undefined,
    refused,
    show: (error: unknown, { title, note, onRetry }: RefusalContext) => {
      // An ended session opens the login instead.
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
 * Opens the modal each time a load fails; the page behind shows the failure too. Background refetches fail silently,
 * and a missing appeal has a page of its own (§8).
 */
export function useLoadRefusal(refusal: Refusal, load: Load, title: string): void {
  const { data, error, errorUpdatedAt, refetch } = load;
  const isFailed = Boolean(error) && data === undefined;
  const show = useEffectEvent(() => {
    if (error instanceof ApiRefusal && error.code === 404) return;
    refusal.show(error, { title, onRetry: () => void refetch() });
  });
  useEffect(() => {
    if (isFailed && errorUpdatedAt > 0) show();
  }, [isFailed, errorUpdatedAt]);
}

/** The error modal of appeals (§8): the reason, the request code for support, and a retry if it may help. */
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
