import { formatMoney } from '@shop/domain/format/money';
import { Text } from '@shop/ui';
import { color, font, fontSize, radius, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Plan } from './bonus-figures.tsx';
import { formatBasisPoints } from './percent.ts';

/**
 * A progress bar up to the last step with the forecast, the steps and the target marked. Screen readers get one
 * sentence instead; the sums are in the table of steps.
 */
export function PlanTrack({ plan }: { readonly plan: Plan }) {
  const { reachedKopecks, forecastKopecks, targetKopecks } = plan;
  const steps = plan.steps.filter(({ fromKopecks }) => fromKopecks > 0);
  const last = Math.max(...steps.map(({ fromKopecks }) => fromKopecks), 0);
  // Leaves space after the last mark, so that passing it is visible.
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

/** The share of a phone's width that one label takes. */
const LABEL_SHARE = 0.12;

/** Drops labels that would overlap; the marks of those steps stay. */
function apart(steps: Plan['steps'], least: number): Plan['steps'] {
  const labelled: Plan['steps'] = [];
  for (const step of steps) {
    const before = labelled.at(-1);
    if (!before || step.fromKopecks - before.fromKopecks >= least) labelled.push(step);
  }
  return labelled;
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
  font-size: ${fontSize.xs};
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
