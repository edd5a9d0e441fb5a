import type { renewExchangePassword } from '@shop/contracts/office/exchange-nodes';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { Button, Modal, Row, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { color, font, radius, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../common/copy-button.tsx';
import { ConnectionSteps } from './connection-steps.tsx';
import { type Attempt, tryNode } from './try-node.mutation.ts';

export type IssuedPassword = CallAnswer<typeof renewExchangePassword>;

interface IssuedPasswordDialogProps {
  readonly issued: IssuedPassword;
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * Address, login and password for 1C, each to be copied. Escape and the backdrop do not close it: the password is shown
 * only here.
 */
export function IssuedPasswordDialog({
  issued: { node, password },
  address,
  onClose,
}: IssuedPasswordDialogProps) {
  const [attempt, setAttempt] = useState<Attempt>();
  const [isTrying, setTrying] = useState(false);
  async function handleTry() {
    setTrying(true);
    setAttempt(await tryNode(node.id, password));
    setTrying(false);
  }
  return (
    <Modal isOpen locked onClose={onClose} title={`Данные для 1С: ${node.name}`}>
      <Stack gap={4}>
        <Notice tone="warning">
          Пароль показан один раз: магазин его не{'\u00a0'}хранит. Впишите его в{'\u00a0'}1С сейчас.
        </Notice>
        <Values>
          <Value title="Адрес" what="адрес" text={address} />
          <Value title="Логин" what="логин" text={node.login} />
          <Value title="Пароль" what="пароль" text={password} />
        </Values>
        {attempt && <ConnectionSteps attempt={attempt} />}
        <Row gap={2}>
          <Button variant="primary" onClick={onClose}>
            Пароль сохранён, закрыть
          </Button>
          <Button pending={isTrying} onClick={() => void handleTry()}>
            Проверить соединение
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

interface ValueProps {
  readonly title: string;
  readonly what: string;
  readonly text: string;
}

function Value({ title, what, text }: ValueProps) {
  return (
    <div>
      <dt>
        <Text size="s" tone="muted">
          {title}
        </Text>
      </dt>
      <dd>
        <code>{text}</code>
        <CopyButton what={what} text={text} />
      </dd>
    </div>
  );
}

const Values = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  & dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    margin: 0;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.m};
    background: ${color.sunken};
  }
  & code {
    min-inline-size: 0;
    font-weight: ${font.medium};
    overflow-wrap: anywhere;
  }
`;
