import { formatMoney } from '@shop/shared/format/money';
import { color, font, media, radius, space } from '@shop/shared/theme';
import { Text } from '@shop/shared/ui';
import styled from 'styled-components';
import type { Plan } from './bonus-figures.tsx';
import { formatBasisPoints } from './percent.ts';
import { shortMoney } from './short-money.ts';

/**
 * The way to the last step: what is reached, lighter what is forecast, and the steps as marks. Screen readers are told it in
 * one sentence.
 */
export function PlanTrack({ plan }: { readonly plan: Plan }) {
  const { reachedKopecks, forecastKopecks, targetKopecks } = plan;
  const marks = marksOf(plan);
  const farthest = Math.max(reachedKopecks, forecastKopecks ?? 0, ...marks.map(({ kopecks }) => kopecks));
  // A little room behind the last mark, so that it is seen to be passed.
  const end = farthest * 1.04;
  const at = (kopecks: number) => `${Math.min((kopecks / end) * 100, 100)}%`;
  return (
    <div>
      <Track
        role="progressbar"
        aria-label="Выполнение бонусного плана"
        aria-valuemin={0}
        aria-valuemax={targetKopecks}
        aria-valuenow={Math.min(reachedKopecks, targetKopecks)}
        aria-valuetext={inWords(plan)}
      >
        {forecastKopecks !== null && <Forecast style={{ inlineSize: at(forecastKopecks) }} />}
        <Reached style={{ inlineSize: at(reachedKopecks) }} />
        {marks.map(({ kopecks }) => (
          <Mark key={kopecks} style={{ insetInlineStart: at(kopecks) }} />
        ))}
      </Track>
      <Labels aria-hidden>
        {marks.map(({ kopecks, label }) => (
          <Step
            key={kopecks}
            style={{ insetInlineStart: at(kopecks) }}
            $isReached={kopecks <= reachedKopecks}
          >
            <strong>{label}</strong>
            <span>{shortMoney(kopecks)}</span>
          </Step>
        ))}
      </Labels>
      <Legend aria-hidden>
        <Text size="s" tone="muted">
          <Swatch $of="reached" />
          Отгружено
        </Text>
        {forecastKopecks !== null && (
          <Text size="s" tone="muted">
            <Swatch $of="forecast" />
            Прогноз
          </Text>
        )}
      </Legend>
    </div>
  );
}

/** The steps, and the target where it is none of them. */
function marksOf({ steps, targetKopecks }: Plan) {
  const marks = steps
    .filter(({ fromKopecks }) => fromKopecks > 0)
    .map(({ fromKopecks, basisPoints }) => ({ kopecks: fromKopecks, label: formatBasisPoints(basisPoints) }));
  if (marks.some(({ kopecks }) => kopecks === targetKopecks)) return marks;
  return [...marks, { kopecks: targetKopecks, label: 'план' }].sort((a, b) => a.kopecks - b.kopecks);
}

function inWords({ reachedKopecks, targetKopecks, forecastKopecks }: Plan): string {
  const reached = `отгружено ${formatMoney(reachedKopecks)} из ${formatMoney(targetKopecks)}`;
  return forecastKopecks === null ? reached : `${reached}, по прогнозу ${formatMoney(forecastKopecks)}`;
}

const Track = styled.div`
  position: relative;
  block-size: 16px;
  border-radius: ${radius.full};
  background: ${color.line};
  overflow: hidden;
`;

const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  border-radius: ${radius.full};
`;

const Reached = styled(Fill)`
  background: ${color.accent};
`;

const Forecast = styled(Fill)`
  background: ${color.accentLine};
`;

const Mark = styled.div`
  position: absolute;
  inset-block: 0;
  inline-size: 2px;
  margin-inline-start: -1px;
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.control};
`;

const Labels = styled.div`
  position: relative;
  block-size: 40px;
  margin-block-start: ${space[2]};
  font-size: 0.75rem;
  line-height: 1rem;
  ${font.tabular}
`;

const Step = styled.div<{ $isReached: boolean }>`
  position: absolute;
  display: grid;
  justify-items: center;
  transform: translateX(-50%);
  color: ${(p) => (p.$isReached ? color.text : color.textMuted)};
  white-space: nowrap;
  &:last-child {
    justify-items: end;
    transform: translateX(-85%);
  }
  ${media.down('mobile')} {
    & > span {
      font-size: 0.6875rem;
    }
  }
`;

const Legend = styled.div`
  display: flex;
  gap: ${space[4]};
  margin-block-start: ${space[2]};
`;

const Swatch = styled.span<{ $of: 'reached' | 'forecast' }>`
  display: inline-block;
  inline-size: 12px;
  block-size: 12px;
  margin-inline-end: ${space[1]};
  border-radius: ${radius.s};
  vertical-align: -1px;
  background: ${(p) => (p.$of === 'reached' ? color.accent : color.accentLine)};
`;
