import { Button } from '@shop/ui/core/button';
import { Row } from '@shop/ui/core/layout';
import { color, media, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { HeaderBand } from '../common/header-band.ts';
import { Logo } from '../common/logo.tsx';

interface PlainLayoutProps {
  /** Shows only the logo: for error pages, and while the full layout loads. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** The header without a login (§2) and the page: for visitors, and `bare` for error pages. */
export function PlainLayout({ isBare = false, children }: PlainLayoutProps) {
  return (
    <Page>
      <HeaderBand $height={height} />
      <Header>
        <Logo />
        {!isBare && (
          <Row as="nav" gap={1} wrap={false} aria-label="Вход">
            <Button to="/auth" variant="quiet">
              Войти
            </Button>
            {isKnownPath('/registration/') && <Button to="/registration/">Регистрация</Button>}
          </Row>
        )}
      </Header>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Page>
  );
}

const height = '64px';

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: ${height};
  padding: 0 ${space[6]};
  ${media.down('mobile')} {
    padding-inline: ${space[4]};
  }
  /* There is space for the symbol only; its name stays for screen readers. */
  ${media.down('mobileSmall')} {
    & > a > span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

const Main = styled.main`
  inline-size: 100%;
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]};
`;
