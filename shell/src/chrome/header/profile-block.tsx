import { truncateName } from '@shop/domain/format/truncate-name';
import { Link } from '@shop/platform/router';
import { Stack, Text, visuallyHidden } from '@shop/ui';
import { ProfileIcon } from '@shop/ui/parts/icons';
import { color, media, radius, space } from '@shop/ui/theme';
import styled, { css } from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { useHeader } from '../common/header.queries.ts';
import { HeaderPlace } from '../common/header-place.tsx';

/** The user with role and counterparty (§2), a link to the profile. */
export function ProfileBlock() {
  const header = useHeader();
  if (!header) return <HeaderPlace name="Профиль" width={160} height={58} />;
  const { user, counterparties } = header;
  const current = counterparties.find(({ isCurrent }) => isCurrent);
  const content = (
    <>
      <ProfileIcon />
      <Texts>
        <Text size="s" weight="medium" truncate title={user.fullName}>
          {user.fullName}
        </Text>
        <Text size="xs" tone="muted" truncate>
          {user.roleName}
        </Text>
        {current && (
          <Text size="xs" tone="muted" truncate title={current.name}>
            {truncateName(current.name)}
          </Text>
        )}
      </Texts>
    </>
  );
  return isKnownPath('/my-profile/') ? <Block to="/my-profile/">{content}</Block> : <Still>{content}</Still>;
}

const look = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.m};
  color: ${color.text};
`;

const Block = styled(Link)`
  ${look}
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const Still = styled.div`
  ${look}
`;

/** Visible from the desktop width on; on narrower screens only screen readers get the text. */
const Texts = styled(Stack).attrs({ gap: 0 })`
  min-inline-size: 0;
  ${media.down('desktop')} {
    ${visuallyHidden}
  }
`;
