import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { Heading, Text } from '../text/text.tsx';
import { color, font, headingText, space } from '../theme/index.ts';

export type ErrorPageProps = {
  code: string | number;
  /** 2 if it replaces a part of a page that keeps its own heading. */
  level?: 1 | 2;
  label: ReactNode;
  text: ReactNode;
  /** The request id, for support. */
  details?: string | undefined;
  link?: { to: string; label: string };
  action?: ReactNode;
};

/** A whole page that says what happened: a code, a label, a text and a way out (§2). */
export function ErrorPage({ code, level = 1, label, text, details, link, action }: ErrorPageProps) {
  return (
    <Box>
      <Code aria-hidden>{code}</Code>
      <Heading level={level}>{label}</Heading>
      <Text as="div" size="l" tone="muted">
        {text}
      </Text>
      {details && (
        <Text as="p" size="s" tone="subtle" numeric>
          Код обращения: {details}
        </Text>
      )}
      <Actions>
        {action}
        {link && (
          <Button to={link.to} variant={action ? 'secondary' : 'primary'} size="l">
            {link.label}
          </Button>
        )}
      </Actions>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[3]};
  max-inline-size: 560px;
  min-block-size: 60dvh;
  margin-inline: auto;
  padding: ${space[8]} ${space[4]};
`;

const Code = styled.div`
  margin-inline-start: -0.04em;
  ${headingText.display}
  font-weight: ${font.bold};
  color: ${color.accent};
  ${font.tabular}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
`;
