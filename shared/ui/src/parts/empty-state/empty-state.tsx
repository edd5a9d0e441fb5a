import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Text } from '../../core/text/text.tsx';
import { color, media, radius, space } from '../../core/theme/index.ts';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Stands inside a panel rather than instead of a page. */
  compact?: boolean;
};

/** The empty state: what is missing, why, and what to do about it. */
export function EmptyState({ icon, title, children, action, compact }: EmptyStateProps) {
  return (
    <Box $compact={compact}>
      {icon && <Plate aria-hidden>{icon}</Plate>}
      <Heading level={2} size={compact ? 's' : 'm'}>
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}

const Box = styled.div<{ $compact?: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  max-inline-size: 480px;
  margin-inline: auto;
  padding: ${(p) => (p.$compact ? space[6] : space[16])} ${space[4]};
  text-align: center;
  ${media.down('mobile')} {
    padding-block: ${(p) => (p.$compact ? space[6] : space[10])};
  }
`;

const Plate = styled.div`
  display: grid;
  place-content: center;
  inline-size: 48px;
  block-size: 48px;
  margin-block-end: ${space[2]};
  border-radius: ${radius.l};
  background: ${color.sunken};
  color: ${color.textMuted};
  .lucide {
    inline-size: 24px;
    block-size: 24px;
    stroke-width: 1.5;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`;
