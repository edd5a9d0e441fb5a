import { type ReactNode, type Ref, useId } from 'react';
import styled, { css } from 'styled-components';
import type { BoxProps } from '../layout/layout.tsx';
import { Heading } from '../text/text.tsx';
import { color, duration, radius, type Space, space } from '../theme/index.ts';

export type CardProps = Omit<BoxProps, 'gap' | 'align'> & { interactive?: boolean };

/** A box with a hairline around it. */
export function Card({ padding = 4, interactive, as, ref, ...rest }: CardProps) {
  const box = { $padding: padding, $interactive: interactive };
  return <Box as={as} ref={ref as React.Ref<HTMLDivElement>} {...box} {...(rest as object)} />;
}

export type PanelProps = {
  title: ReactNode;
  level?: 2 | 3 | 4;
  actions?: ReactNode;
  footer?: ReactNode;
  /** Padding around the content; 0 for tables and lists that reach the edge. */
  padding?: Space;
  children?: ReactNode;
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A titled section of a page. */
export function Panel({ title, level = 2, actions, footer, padding = 4, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <Box as="section" $padding={0} aria-labelledby={titleId} {...rest}>
      <Head>
        <Heading level={level} size="s" id={titleId}>
          {title}
        </Heading>
        {actions}
      </Head>
      <Body $padding={padding}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Box>
  );
}

const Box = styled.div<{ $padding: Space; $interactive?: boolean }>`
  position: relative;
  min-inline-size: 0;
  padding: ${(p) => space[p.$padding]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${(p) =>
    p.$interactive &&
    css`
      transition: border-color ${duration.fast};
      &:hover,
      &:focus-within {
        border-color: ${color.control};
      }
    `}
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 48px;
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.line};
`;

const Body = styled.div<{ $padding: Space }>`
  padding: ${(p) => space[p.$padding]};
`;

const Foot = styled.div`
  padding: ${space[3]} ${space[4]};
  border-block-start: 1px solid ${color.line};
`;
