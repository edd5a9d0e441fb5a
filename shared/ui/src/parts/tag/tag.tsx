import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { targetProps } from '../../core/link/link.tsx';
import { color, controlHeight, media, radius, space, text } from '../../core/theme/index.ts';

export type TagProps = {
  children: ReactNode;
  /** Makes the tag removable: a chosen facet, a recipient. */
  onRemove?: () => void;
  /** The name of the remove button; «Убрать: {text}» by default if the content is text. */
  removeLabel?: string;
  tone?: 'neutral' | 'accent';
  to?: string;
  /** The link leads to what is shown already. */
  isCurrent?: boolean;
};

/** A chosen value that can be removed, or a link to a related section. */
export function Tag({ children, onRemove, removeLabel, tone = 'neutral', to, isCurrent }: TagProps) {
  const name = removeLabel ?? (typeof children === 'string' ? `Убрать: ${children}` : 'Убрать');
  return (
    <Chip
      $tone={tone}
      $removable={Boolean(onRemove)}
      aria-current={isCurrent ? true : undefined}
      {...targetProps({ to })}
    >
      {children}
      {onRemove && (
        <Remove type="button" onClick={onRemove} aria-label={name} title={name}>
          <X />
        </Remove>
      )}
    </Chip>
  );
}

const Chip = styled.span<{ $tone: 'neutral' | 'accent'; $removable: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 100%;
  min-block-size: 28px;
  padding-inline: 10px ${(p) => (p.$removable ? '2px' : '10px')};
  border: 1px solid ${(p) => (p.$tone === 'accent' ? color.accentLine : color.line)};
  border-radius: ${radius.full};
  background: ${(p) => (p.$tone === 'accent' ? color.accentSoft : color.surface)};
  color: ${color.text};
  ${text.s}
  text-decoration: none;
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
  a&:hover {
    border-color: ${color.control};
  }
`;

const Remove = styled.button`
  display: grid;
  place-content: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.textMuted};
  &:hover {
    background: ${color.line};
    color: ${color.text};
  }
  .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
  ${media.coarse} {
    inline-size: 36px;
    block-size: 36px;
  }
`;
