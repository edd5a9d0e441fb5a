import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { color, font, radius, space } from '../theme/index.ts';

export type ErrorPanelProps = {
  /** Russian name of the part that failed: «Каталог». */
  area?: string;
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** The request id, for support. */
  details?: string;
};

/** Replaces a part of the page that failed, and offers a retry. */
export function ErrorPanel({ area, title, text, onRetry, retrying, details }: ErrorPanelProps) {
  return (
    <Box role="alert">
      <CircleAlert />
      <div>
        <Title>
          {title ?? (area ? `Раздел «${area}» сейчас не открывается` : 'Не удалось загрузить данные')}
        </Title>
        <Text as="p" tone="muted">
          {text ?? 'Остальной сайт работает. Попробуйте ещё раз — обычно это помогает.'}
        </Text>
        {details && (
          <Text as="p" size="s" tone="subtle" numeric>
            Код обращения: {details}
          </Text>
        )}
      </div>
      {onRetry && (
        <Button icon={<RotateCcw />} onClick={onRetry} pending={retrying}>
          Повторить
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-inline-start: 3px solid ${color.danger};
  border-radius: ${radius.m};
  background: ${color.surface};
  & > .lucide {
    color: ${color.danger};
  }
  & > div {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
`;

const Title = styled.div`
  font-weight: ${font.bold};
`;
