import { color, duration, font, media, radius, shadow, space, text } from '@shop/shared/theme';
import styled from 'styled-components';

/**
 * The list is a container named by its view. From this width cards stand side by side, and a list's rows have prices
 * and buttons in a column of their own; below it both are rows with a small picture.
 */
const asCards = '@container cards (min-width: 520px)';
const asList = '@container list (min-width: 520px)';

/**
 * Rows of the cards of one line are shared (subgrid), so names, prices and buttons stand at one height however long
 * a name is. The gap between lines is a margin, since a row gap would also part the rows within a card.
 */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: -${space[3]};
  ${asCards} {
    grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
    column-gap: ${space[3]};
  }
  @container cards (min-width: 960px) {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }
`;

export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template:
    'picture meta toggles' auto
    'picture name name' auto
    'picture stock stock' auto
    'picture price price' 1fr
    'choice choice choice' auto
    'action action action' auto
    / 96px minmax(0, 1fr) auto;
  column-gap: ${space[3]};
  margin-block-end: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  transition: border-color ${duration.fast};
  ${media.hover} {
    &:hover {
      border-color: ${color.control};
    }
  }
  ${asList} {
    grid-template:
      'picture meta toggles' auto
      'picture name price' auto
      'picture stock price' auto
      'picture choice action' 1fr
      / 132px minmax(0, 1fr) minmax(0, 240px);
    column-gap: ${space[4]};
  }
  ${asCards} {
    grid-template-areas: 'picture' 'meta' 'name' 'stock' 'choice' 'price' 'action';
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 7;
    row-gap: 0;
  }
`;

export const CardPicture = styled.div`
  grid-area: picture;
  position: relative;
  align-self: start;
  a {
    display: block;
  }
  ${asCards} {
    margin-block-end: ${space[3]};
  }
`;

/** For a mouse and the keyboard; a finger opens the product's page. */
export const FastViewButton = styled.button`
  position: absolute;
  inset: auto 0 ${space[2]};
  inline-size: max-content;
  max-inline-size: 100%;
  margin-inline: auto;
  box-shadow: ${shadow.popover};
  opacity: 0;
  transition: opacity ${duration.fast};
  &:focus-visible,
  ${Card}:hover & {
    opacity: 1;
  }
  ${media.coarse} {
    display: none;
  }
`;

export const Tick = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  display: flex;
  padding-inline: 3px;
  border-radius: ${radius.m};
  background: ${color.surface};
  ${media.coarse} {
    padding-inline: 11px;
    border-end-end-radius: ${radius.l};
  }
`;

export const Toggles = styled.div`
  grid-area: toggles;
  display: flex;
  justify-content: end;
  ${asCards} {
    position: absolute;
    inset: ${space[1]} ${space[1]} auto auto;
    flex-direction: column;
  }
`;

export const Meta = styled.div`
  grid-area: meta;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 16px;
  ${text.xs}
  ${font.tabular}
  color: ${color.textSubtle};
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Name = styled.h3`
  grid-area: name;
  margin-block: 2px ${space[1]};
  ${text.m}
  font-weight: ${font.medium};
  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  ${asCards} {
    min-block-size: 40px;
  }
`;

export const Stock = styled.div`
  grid-area: stock;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
  min-block-size: 20px;
`;

export const Choice = styled.div`
  grid-area: choice;
  &:not(:empty) {
    padding-block-start: ${space[2]};
  }
`;

export const Price = styled.div`
  grid-area: price;
  display: grid;
  align-content: start;
  &:not(:empty) {
    padding-block-start: ${space[2]};
  }
`;

export const Action = styled.div`
  grid-area: action;
  align-self: end;
  &:not(:empty) {
    padding-block-start: ${space[3]};
  }
`;
