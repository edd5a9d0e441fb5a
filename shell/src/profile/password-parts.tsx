import { color, space, text } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { CheckIcon } from '@shop/shared/ui/icons';
import { passwordParts } from '@shop/shared/validation/fields';
import styled from 'styled-components';

/** Which parts of a new password are there already, while it is typed (§5). */
export function PasswordParts({ typed }: { typed: string }) {
  return (
    <Parts aria-label="Требования к паролю">
      {passwordParts.map(({ label, isThere }) => {
        const isMet = isThere(typed);
        return (
          <Part key={label} $isMet={isMet}>
            {isMet ? <CheckIcon /> : <Dot aria-hidden />}
            {label}
            <VisuallyHidden>{isMet ? ' — есть' : ' — пока нет'}</VisuallyHidden>
          </Part>
        );
      })}
    </Parts>
  );
}

const Parts = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${text.s}
`;

const Part = styled.li<{ $isMet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${(p) => (p.$isMet ? color.success : color.textMuted)};
  .lucide {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

const Dot = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  margin-inline: 5px;
  border-radius: 50%;
  background: ${color.control};
`;
