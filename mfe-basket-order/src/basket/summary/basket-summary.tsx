import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import { formatVolume, formatWeight } from '@shop/domain/format/weight-volume';
import { messageOf } from '@shop/platform/http';
import { Button, Divider, Panel, Stack, Text, VisuallyHidden } from '@shop/ui';
import { type Fact, Facts } from '@shop/ui/parts/facts';
import { Money } from '@shop/ui/parts/money';
import { Notice } from '@shop/ui/parts/notice';
import { Recalculated } from '../../common/recalculated.ts';
import { TotalRow } from '../../common/total-row.tsx';
import { basketClient } from '../client/current-basket.ts';
import { type BasketState, type BasketTerms, isSettled, isUnsent } from '../state/basket-state.ts';
import { OrderLimits } from './order-limits.tsx';
import { PaymentPreview } from './payment-preview.tsx';

interface BasketSummaryProps {
  readonly basket: BasketState;
  readonly terms: BasketTerms;
  /** Why the basket could not be read again after the last change. */
  readonly failure: unknown;
}

/** The aside (§3): the sum, the weight, and the link to the checkout. */
export function BasketSummaryPanel({ basket, terms, failure }: BasketSummaryProps) {
  const { summary } = terms;
  const unsentCount = basket.lines.filter(isUnsent).length;
  return (
    <Panel title="Итого">
      <Stack gap={4}>
        <Recalculated gap={4} aria-busy={!isSettled(basket)}>
          <Facts layout="dots" facts={sums(terms)} />
          {summary.totalKopecks === null ? (
            <Text size="s" tone="muted">
              Цены и суммы видят сотрудники с правом «Цены» — его выдаёт администратор вашей компании.
            </Text>
          ) : (
            <TotalRow label="К оплате" kopecks={summary.totalKopecks} />
          )}
          <Divider />
          <Facts
            layout="dots"
            facts={[
              { term: 'Вес', value: formatWeight(summary.weightGrams) },
              { term: 'Объём', value: formatVolume(summary.volumeCm3) },
            ]}
          />
          <OrderLimits basket={basket} terms={terms} />
        </Recalculated>
        <VisuallyHidden role="status">
          {isSettled(basket) && summary.totalKopecks !== null
            ? `К оплате ${formatMoney(summary.totalKopecks)}`
            : ''}
        </VisuallyHidden>
        {basket.isUnreachable ? (
          <Notice
            tone="warning"
            title="Нет связи с сервером: не отправлено"
            action={
              <Button size="s" onClick={basketClient.resend}>
                Отправить сейчас
              </Button>
            }
          >
            Изменённых строк: {formatNumber(unsentCount)}. Они сохранены и{'\u00a0'}уйдут сами, как только
            связь вернётся.
          </Notice>
        ) : (
          failure !== null && (
            <Notice
              tone="danger"
              title="Итоги не обновились"
              action={
                <Button size="s" onClick={() => void basketClient.refresh()}>
                  Повторить
                </Button>
              }
            >
              {messageOf(failure)}
            </Notice>
          )
        )}
        <PaymentPreview />
      </Stack>
    </Panel>
  );
}

function sums({ summary, discountPercent }: BasketTerms): Fact[] {
  const { rowCount, goodsKopecks, discountKopecks, vatKopecks } = summary;
  const facts: Fact[] = [{ term: 'Позиций', value: formatNumber(rowCount) }];
  if (goodsKopecks !== null) facts.push({ term: 'Товары', value: <Money kopecks={goodsKopecks} /> });
  if (discountKopecks)
    facts.push({
      term: nameOfDiscount(discountPercent, discountKopecks, goodsKopecks),
      value: (
        <Text tone="success">
          −<Money kopecks={discountKopecks} />
        </Text>
      ),
    });
  if (vatKopecks !== null) facts.push({ term: 'В том числе НДС', value: <Money kopecks={vatKopecks} /> });
  return facts;
}

/** The company's own percent names the discount only where it is all of it: larger quantities are cheaper besides. */
function nameOfDiscount(percent: number, discountKopecks: number, goodsKopecks: number | null): string {
  if (percent === 0 || !goodsKopecks) return 'Скидка';
  const isAll = Math.abs((discountKopecks / goodsKopecks) * 100 - percent) < 0.1;
  return isAll ? `Ваша скидка ${percent}\u00a0%` : 'Скидка';
}
