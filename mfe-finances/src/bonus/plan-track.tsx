import { formatMoney } from '@shop/domain/format/money';
import { Text } from '@shop/ui';
import { color, font, radius, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Plan } from './bonus-figures.tsx';
import { formatBasisPoints } from './percent.ts';

/**
 * The way to the last step: what is reached, lighter what is forecast, the steps as marks with their shares, the target above.
 * Screen readers are told it in one sentence; the sums stand in the table of steps.
 */
export function PlanTrack({ plan }: { readonly plan: Plan }) {
  const { reachedKopecks, forecastKopecks, targetKopecks } = plan;
  const steps = plan.steps.filter(({ fromKopecks }) => fromKopecks > 0);
  const last = Math.max(...steps.map(({ fromKopecks }) => fromKopecks), 0);
  // A little room behind the last mark, so that it is seen to be passed.
  const end = Math.max(targetKopecks, reachedKopecks, forecastKopecks ?? 0, last) * 1.06;
  const at = (kopecks: number) => `${Math.min((kopecks / end) * 100, 100)}%`;
  return (
    <div>
      <Labels aria-hidden>
        <Label style={{ insetInlineStart: at(targetKopecks) }} $isReached={targetKopecks <= reachedKopecks}>
          план
        </Label>
      </Labels>
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
        {[...steps.map(({ fromKopecks }) => fromKopecks), targetKopecks].map((kopecks, index) => (
          <Mark key={`${kopecks} ${index}`} style={{ insetInlineStart: at(kopecks) }} />
        ))}
      </Track>
      <Labels aria-hidden>
        {apart(steps, end * LABEL_SHARE).map(({ fromKopecks, basisPoints }) => (
          <Label
            key={fromKopecks}
            style={{ insetInlineStart: at(fromKopecks) }}
            $isReached={fromKopecks <= reachedKopecks}
          >
            {formatBasisPoints(basisPoints)}
          </Label>
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

/** What a label takes of the width of a phone. */
const LABEL_SHARE = 0.12;

/** Steps whose labels do not run into each other; the others keep their marks. */
function apart(steps: Plan['steps'], least: number): Plan['steps'] {
  const kept: Plan['steps'] = [];
  for (const step of steps) {
    const before = kept.at(-1);
    if (!before || step.fromKopecks - before.fromKopecks >= least) kept.push(step);
  }
  return kept;
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
  block-size: 24px;
  font-size: 0.75rem;
  line-height: 24px;
  ${font.tabular}
`;

const Label = styled.span<{ $isReached: boolean }>`
  position: absolute;
  transform: translateX(-50%);
  color: ${(p) => (p.$isReached ? color.text : color.textMuted)};
  font-weight: ${(p) => (p.$isReached ? font.bold : font.regular)};
  white-space: nowrap;
`;

const Legend = styled.div`
  display: flex;
  gap: ${space[4]};
  margin-block-start: ${space[1]};
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
