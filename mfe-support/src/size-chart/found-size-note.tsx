import { formatNumber } from '@shop/domain/format/number';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Text } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Ask, FoundSize, Outside } from './find-size.ts';

interface FoundSizeNoteProps {
  readonly found: FoundSize;
  /** Names of the size in other systems: `{ 'Международный': 'M' }`. */
  readonly others: Readonly<Record<string, string>>;
}

/** The size found and the reasons for it, updated while typing. */
export function FoundSizeNote({ found, others }: FoundSizeNoteProps) {
  return (
    <Box role="status" $isFound={'size' in found}>
      {found.kind === 'nothing' && (
        <Text as="p" tone="muted">
          Введите мерки, и{'\u00a0'}здесь появится размер.
        </Text>
      )}
      {'size' in found && (
        <>
          <Text as="p" size="l" weight="bold">
            {found.kind === 'fits' ? 'Ваш размер' : 'Советуем размер'} {found.size}
            {Object.entries(others)
              .filter(([, size]) => size !== found.size)
              .map(([name, size]) => ` · ${name.toLowerCase()} ${size}`)}
          </Text>
          {found.kind === 'fits' ? <Reasons asks={found.asks} /> : <Differences asks={found.asks} />}
        </>
      )}
      {found.kind === 'outside' && <NoSize outside={found.outside} />}
    </Box>
  );
}

function Reasons({ asks }: { asks: readonly Ask[] }) {
  const unsure = asks.find(({ smaller }) => smaller);
  return (
    <>
      <Text as="p">По меркам: {asks.map(wordsOf).join(', ')}.</Text>
      {unsure && <Text as="p">{whyLarger(unsure)}</Text>}
    </>
  );
}

function Differences({ asks }: { asks: readonly Ask[] }) {
  return (
    <Text as="p">
      Мерки просят разных размеров: {asks.map((ask) => `${wordsOf(ask)} — ${ask.size}`).join(', ')}. Советуем
      по{'\u00a0'}наибольшей: тесное мешает работать.
    </Text>
  );
}

function whyLarger({ measurement, size, smaller }: Ask): string {
  const sizes = `${smaller?.size} и\u00a0${size}`;
  return smaller?.is === 'both'
    ? `${measurement.name} подходит к\u00a0размерам ${sizes}. Советуем больший: он не\u00a0стесняет движений.`
    : `${measurement.name} — между размерами ${sizes}. Советуем больший: он не\u00a0стесняет движений.`;
}

function NoSize({ outside }: { outside: readonly Outside[] }) {
  const mayAsk = useIsAllowed('appeal.add');
  return (
    <>
      <Text as="p" weight="medium">
        Такого размера в{'\u00a0'}таблице нет
      </Text>
      <Text as="p">
        {outside
          .map(
            (one) =>
              `${wordsOf(one)}: в\u00a0таблице ${one.than === 'more' ? 'до' : 'от'}\u00a0${formatNumber(one.limit)}\u00a0${one.measurement.unit}`,
          )
          .join('; ')}
        .{' '}
        {mayAsk ? (
          <>
            <Link to="/appeal/add/">Напишите нам</Link>, и{'\u00a0'}мы{'\u00a0'}поможем подобрать.
          </>
        ) : (
          <>Спросите вашего менеджера: он{'\u00a0'}поможет подобрать.</>
        )}
      </Text>
    </>
  );
}

function wordsOf({ measurement, value }: Pick<Ask, 'measurement' | 'value'>): string {
  return `${measurement.name.toLowerCase()} ${formatNumber(value)}\u00a0${measurement.unit}`;
}

/** Reserves the height of its longest usual text, so that the table below does not move. */
const Box = styled.div<{ $isFound: boolean }>`
  display: grid;
  align-content: center;
  gap: ${space[1]};
  min-block-size: 104px;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${(p) => (p.$isFound ? color.successSoft : color.sunken)};
`;
