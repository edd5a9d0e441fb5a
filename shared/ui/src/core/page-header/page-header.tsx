import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import { color, font, headingText, space } from '../theme/index.ts';

export type PageHeaderProps = {
  title: ReactNode;
  breadcrumbs?: readonly Crumb[];
  /** The number of items that the page lists. */
  count?: number;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The top of a page: breadcrumbs, heading, lead and actions. */
export function PageHeader({ title, breadcrumbs, count, lead, actions }: PageHeaderProps) {
  return (
    <Stack as="header" gap={1}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <Row justify="between" gap={3}>
        <Heading level={1}>
          {title}
          {count !== undefined && <Count> {count.toLocaleString('ru-RU')}</Count>}
        </Heading>
        {actions && <Row gap={2}>{actions}</Row>}
      </Row>
      {lead && (
        <Text as="div" tone="muted">
          {lead}
        </Text>
      )}
    </Stack>
  );
}

const Count = styled.span`
  ${headingText.m}
  font-weight: ${font.regular};
  color: ${color.textSubtle};
  margin-inline-start: ${space[2]};
  ${font.tabular}
`;
