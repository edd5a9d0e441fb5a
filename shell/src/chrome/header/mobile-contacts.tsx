import { formatPhone, phoneDigits } from '@shop/domain/format/phone';
import { IconButton } from '@shop/ui';
import { MailIcon, PhoneIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { CityButton } from '../city/city-button.tsx';
import { useFooter } from '../common/header.queries.ts';

/** The second line of the header on phones (§2): city, phone and e-mail. Their height is reserved while they load. */
export function MobileContacts({ hasCity }: { hasCity: boolean }) {
  const contacts = useFooter();
  return (
    <Line>
      {hasCity && <CityButton />}
      {contacts && (
        <Ways>
          <IconButton
            label={`Позвонить: ${formatPhone(contacts.phone)}`}
            icon={<PhoneIcon />}
            href={`tel:+${phoneDigits(contacts.phone)}`}
          />
          <IconButton
            label={`Написать: ${contacts.email}`}
            icon={<MailIcon />}
            href={`mailto:${contacts.email}`}
          />
        </Ways>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding: 0 ${space[2]};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

const Ways = styled.div`
  display: flex;
  margin-inline-start: auto;
`;
