import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../core/icon-button/icon-button.tsx';
import { color, font, radius, space, type Tone } from '../../core/theme/index.ts';

export type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
};

const icons: Record<Tone, ReactNode> = {
  neutral: <Info />,
  info: <Info />,
  accent: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
};

/** A message in the flow of the page. Screen readers announce dangers and warnings at once, others when idle. */
export function Notice({ tone = 'info', title, children, action, onDismiss }: NoticeProps) {
  return (
    <Box $tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      {icons[tone]}
      <Content>
        {title && <Title>{title}</Title>}
        {children}
        {action && <Action>{action}</Action>}
      </Content>
      {onDismiss && <IconButton size="s" label="Скрыть сообщение" icon={<X />} onClick={onDismiss} />}
    </Box>
  );
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${(p) => color[`${p.$tone}Line`]};
  border-radius: ${radius.m};
  background: ${(p) => color[`${p.$tone}Soft`]};
  & > .lucide {
    color: ${(p) => color[p.$tone]};
  }
`;

const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Title = styled.div`
  font-weight: ${font.bold};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  &:empty {
    display: none;
  }
`;
