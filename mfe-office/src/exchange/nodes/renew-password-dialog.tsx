import type { ExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { Button, Modal, Text } from '@shop/ui';
import { useState } from 'react';
import type { IssuedPassword } from './issued-password.tsx';
import { renewPassword } from './renew-password.mutation.ts';

interface RenewPasswordDialogProps {
  readonly node: ExchangeNode;
  readonly onClose: () => void;
  readonly onRenewed: (issued: IssuedPassword) => void;
}

/** Asks before the password of a node is replaced: nobody can bring the former one back, and 1C stops until it has the new. */
export function RenewPasswordDialog({ node, onClose, onRenewed }: RenewPasswordDialogProps) {
  const [isPending, setPending] = useState(false);
  async function handleRenew() {
    setPending(true);
    const issued = await renewPassword(node);
    setPending(false);
    if (issued) onRenewed(issued);
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      locked={isPending}
      title={`Выдать новый пароль: ${node.name}?`}
      size="small"
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Отмена
          </Button>
          <Button variant="primary" pending={isPending} onClick={() => void handleRenew()}>
            Выдать новый
          </Button>
        </>
      }
    >
      <Text as="p">
        Прежний пароль перестанет действовать сразу и{'\u00a0'}не{'\u00a0'}вернётся: обмен остановится, пока
        новый не
        {'\u00a0'}впишут в{'\u00a0'}1С.
      </Text>
    </Modal>
  );
}
