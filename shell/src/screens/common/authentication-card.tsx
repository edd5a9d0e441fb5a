import { Stack } from '@shop/ui/core/layout';
import { Heading, Text } from '@shop/ui/core/text';
import { color, media, radius, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Welcome } from './welcome.tsx';

interface AuthenticationCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Stands below the form: the link to another authentication screen. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen before the login: the form, and on wide screens a preview of the shop beside it. */
export function AuthenticationCard({ title, lead, foot, children }: AuthenticationCardProps) {
  return (
    <Frame>
      <Main aria-labelledby="entrance-title">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1} id="entrance-title">
              {title}
            </Heading>
            {lead && (
              <Text as="p" tone="muted">
                {lead}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
        {foot && <Foot>{foot}</Foot>}
      </Main>
      <Aside>
        <Welcome />
      </Aside>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  max-inline-size: 920px;
  margin: clamp(0px, 5dvh, ${space[16]}) auto 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow: clip;
  ${media.down('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: 520px;
  }
`;

const Main = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[8]};
  min-block-size: 540px;
  padding: ${space[10]} clamp(${space[4]}, 5vw, ${space[16]});
  ${media.down('tablet')} {
    min-block-size: 0;
    padding-block: ${space[6]};
  }
`;

const Foot = styled.div`
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
`;

const Aside = styled.div`
  padding: ${space[10]} ${space[8]};
  /* Barricade tape. */
  border-block-end: 8px solid;
  border-image: repeating-linear-gradient(-45deg, ${color.accent} 0 14px, ${color.inverse} 14px 28px) 8;
  background: ${color.inverse};
  color: ${color.onInverseMuted};
  ${media.down('tablet')} {
    display: none;
  }
`;
