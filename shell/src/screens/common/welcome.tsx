import { color, font, headingText, space } from '@shop/ui/theme';
import styled from 'styled-components';

const reasons = [
  ['Цены вашего договора', 'Со скидками, акциями и отсрочкой'],
  ['Остатки и сроки', 'По каждому размеру, до отправки заказа'],
  ['Счета, УПД и баланс', 'Документы каждой поставки в PDF'],
] as const;

/** A preview of the shop behind the login. Painted later than the form it would be the largest paint. */
export function Welcome() {
  return (
    <Texts>
      <Offer>Закупки компании — в одном кабинете</Offer>
      {reasons.map(([name, text]) => (
        <Reason key={name}>
          <Name>{name}</Name>
          {text}
        </Reason>
      ))}
    </Texts>
  );
}

/** Stays visible beside a form that is taller than the window. */
const Texts = styled.div`
  position: sticky;
  inset-block-start: ${space[10]};
  display: grid;
  gap: ${space[6]};
`;

const Offer = styled.p`
  ${headingText.l}
  color: ${color.onInverse};
  font-weight: ${font.bold};
  text-wrap: balance;
`;

const Reason = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.accent};
`;

const Name = styled.span`
  display: block;
  color: ${color.onInverse};
  font-weight: ${font.medium};
`;
