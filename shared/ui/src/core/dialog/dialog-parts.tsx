import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Heading } from '../text/text.tsx';
import { color, media, shadow, space } from '../theme/index.ts';

type PartsProps = {
  titleId: string;
  title: ReactNode;
  onClose: () => void;
  locked?: boolean;
  children: ReactNode;
  footer?: ReactNode;
};

/** Header, scrolling body and footer of modals and drawers. */
export function DialogParts({ titleId, title, onClose, locked, children, footer }: PartsProps) {
  return (
    <Sheet>
      <Head>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <IconButton label="Закрыть" icon={<X />} onClick={onClose} disabled={locked} />
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Sheet>
  );
}

/** The base styles of every native dialog. */
export const dialogStyle = css`
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.dialog};
  /* Popovers inside may stick out; the sheet clips the corners. */
  overflow: visible;
  overscroll-behavior: contain;
  /* WebKit resolves a percentage of a fit-content height to none, so the sheet stretches and shrinks instead. */
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${color.backdrop};
  }
`;

const Sheet = styled.div`
  display: flex;
  flex: auto;
  flex-direction: column;
  min-block-size: 0;
  border-radius: inherit;
  overflow: hidden;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]} ${space[3]} ${space[6]};
  h2 {
    padding-block: 6px;
  }
  ${media.down('mobile')} {
    padding-inline: ${space[4]} ${space[2]};
  }
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space[1]} ${space[6]} ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.down('mobile')} {
    padding-inline: ${space[4]};
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[6]};
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
  ${media.down('mobile')} {
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
    & > * {
      flex: 1 1 auto;
    }
  }
`;
