import { Link, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { describeArticle, describeTerms } from '../../common/describe-offer.ts';
import { describeOrder } from './describe-lines.ts';
import { type ChosenOffer, type OrderLine, outcomeOf } from './order-line.ts';
import { Suggestion } from './result-parts.ts';
import { SizeChoice } from './size-choice.tsx';

interface LineFoundProps {
  readonly line: OrderLine;
  readonly messageId: string;
  readonly isLocked: boolean;
  readonly onChoose: (offer: ChosenOffer) => void;
}

/** Shows the offer that a line has found, how its quantity was corrected and why, and the alternatives. */
export function LineFound({ line, messageId, isLocked, onChoose }: LineFoundProps) {
  const { verdict } = line;
  const outcome = outcomeOf(line);
  if (!verdict) return <Text tone="muted">{outcome === 'checking' ? 'Ищем товар…' : ''}</Text>;
  const { offer, message, stockNote, suggestions, sizes } = verdict;
  const isRejected = outcome === 'rejected';
  return (
    <Stack gap={1}>
      {offer && (
        <div>
          <Link to={`/detail/${encodeURIComponent(offer.code)}/`} tone="default">
            {offer.name}
          </Link>{' '}
          <Text size="xs" tone="subtle" numeric>
            {describeArticle(offer)}
          </Text>
        </div>
      )}
      {offer && verdict.mergedInto === null && <Text numeric>{describeOrder(verdict)}</Text>}
      {message && (
        <Text id={messageId} tone={isRejected ? 'danger' : 'warning'}>
          {message}
        </Text>
      )}
      {stockNote && <Text tone="muted">{stockNote}</Text>}
      {outcome !== 'added' && !isLocked && suggestions.length > 0 && (
        <Row gap={2} role="group" aria-label={`Варианты для строки ${line.requested.rowNumber}`}>
          {suggestions.map((suggestion) => (
            <Suggestion key={suggestion.offerId} size="s" onClick={() => onChoose(suggestion)}>
              <span>
                <VisuallyHidden>Взять </VisuallyHidden>
                {describeArticle(suggestion)} — {suggestion.name}{' '}
                <Text size="xs" tone="muted" numeric>
                  {describeTerms(suggestion)}
                </Text>
              </span>
            </Suggestion>
          ))}
        </Row>
      )}
      {outcome !== 'added' && !isLocked && sizes.length > 0 && (
        <SizeChoice
          rowNumber={line.requested.rowNumber}
          sizes={sizes}
          onTake={(size) => onChoose({ ...size, name: suggestions[0]?.name ?? size.article })}
        />
      )}
    </Stack>
  );
}
