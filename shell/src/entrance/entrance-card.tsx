import { color, font, media, radius, space } from '@shop/shared/theme';
import { DocumentIcon, PriceTagIcon, WarehouseIcon } from '@shop/shared/ui/icons';
import { Stack } from '@shop/shared/ui/layout';
import { Heading, Text } from '@shop/shared/ui/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface EntranceCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Below the form: the way to another screen of the entrance. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen before the login: the form, and on wide screens beside it what waits behind the login. */
export function EntranceCard({ title, lead, foot, children }: EntranceCardProps) {
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
        <Offer>Закупки компании — в одном кабинете</Offer>
        {reasons.map(({ icon, name, text }) => (
          <Reason key={name}>
            {icon}
            <span>
              <Name>{name}</Name>
              {text}
            </span>
          </Reason>
        ))}
      </Aside>
    </Frame>
  );
}

const reasons = [
  { icon: <PriceTagIcon />, name: 'Цены вашего договора', text: 'Со скидками, акциями и отсрочкой' },
  { icon: <WarehouseIcon />, name: 'Остатки и сроки', text: 'По каждому размеру, до отправки заказа' },
  { icon: <DocumentIcon />, name: 'Счета, УПД и баланс', text: 'Документы каждой поставки в PDF' },
];

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  max-inline-size: 920px;
  margin: clamp(0px, 5dvh, 64px) auto 0;
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
  padding: ${space[10]} clamp(20px, 6vw, 64px);
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
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[6]};
  padding: ${space[10]} ${space[8]};
  /* The tape that marks a work site. */
  border-block-end: 8px solid;
  border-image: repeating-linear-gradient(-45deg, ${color.accent} 0 14px, ${color.inverse} 14px 28px) 8;
  background: ${color.inverse};
  color: ${color.onInverseMuted};
  ${media.down('tablet')} {
    display: none;
  }
`;

const Offer = styled.p`
  color: ${color.onInverse};
  font-size: 1.375rem;
  line-height: 1.75rem;
  font-weight: ${font.bold};
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

const Reason = styled.div`
  display: flex;
  gap: ${space[3]};
  .lucide {
    margin-block-start: 2px;
    color: ${color.accentLine};
  }
`;

const Name = styled.span`
  display: block;
  color: ${color.onInverse};
  font-weight: ${font.medium};
`;
