import { Button, Card, Row, Stack, Text, TextField, toast } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { AlertIcon, PlusIcon, SuccessIcon } from '@shop/ui/parts/icons';
import { readFirstCell, readPastedBlock } from '@shop/ui/parts/read-pasted-block';
import { media, space } from '@shop/ui/theme';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { OfferBox } from '../../common/offer-box.tsx';
import { Result } from '../result/result.tsx';
import { toSavedLine } from '../result/saved-lines.ts';
import { useBeep } from './beep.ts';
import { searchList } from './search-list.ts';
import { useScans } from './use-scans.ts';

/** One line after the other, by hand or by scanner: the focus never leaves the box. */
export function SearchTab() {
  const [typed, setTyped] = useState('');
  const [quantity, setQuantity] = useState('1');
  const box = useRef<HTMLInputElement>(null);
  const { isOn, toggle, beep } = useBeep();
  const { addScan, outcome } = useScans(searchList, beep);
  useScannerAnywhere(box);

  function add(code: string) {
    addScan(code, quantity);
    setTyped('');
    setQuantity('1');
    box.current?.focus();
  }

  function clear() {
    const removed = searchList.getState().lines.map(toSavedLine);
    searchList.reset();
    box.current?.focus();
    toast('Список очищен', {
      action: { label: 'Вернуть', onClick: () => void searchList.resume(removed) },
    });
  }

  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={3}>
          <Entry
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              add(typed);
            }}
          >
            <OfferBox ref={box} typed={typed} onType={setTyped} onTake={add} />
            <TextField
              label="Количество"
              size="l"
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              maxLength={100}
              value={quantity}
              onChange={(event) => setQuantity(event.target.value)}
              onFocus={(event) => event.target.select()}
              onPaste={(event) => {
                const block = readPastedBlock(event);
                if (block) setQuantity(readFirstCell(block));
              }}
            />
            <Submit>
              <Button type="submit" size="l" full icon={<PlusIcon />}>
                В&nbsp;список
              </Button>
            </Submit>
          </Entry>
          <Row gap={3} justify="between">
            <Message role="status">
              {outcome && (
                <Said key={outcome.number} tone={outcome.isFound ? 'success' : 'danger'} weight="medium">
                  {outcome.isFound ? <SuccessIcon /> : <AlertIcon />}
                  {outcome.text}
                </Said>
              )}
            </Message>
            <Checkbox label="Сигнал, если товар не найден" checked={isOn} onChange={toggle} />
          </Row>
        </Stack>
      </Card>
      <Result
        list={searchList}
        source="списке"
        isNewestFirst
        actions={
          <Button variant="quiet" onClick={clear}>
            Очистить список
          </Button>
        }
      />
    </Stack>
  );
}

/** Whatever is typed while nothing has the focus goes into the box: a scanner does not look where the cursor is. */
function useScannerAnywhere(box: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    function handleKeyDown(event: KeyboardEvent) {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isText && event.key !== ' ' && event.target === document.body) box.current?.focus();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [box]);
}

const Entry = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px auto;
  align-items: end;
  gap: ${space[3]};
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Submit = styled.div`
  min-inline-size: 0;
`;

/** The height of one line is reserved, so that nothing moves when a message appears. */
const Message = styled.div`
  flex: 1;
  min-block-size: 24px;
  min-inline-size: 200px;
`;

const Said = styled(Text)`
  display: flex;
  gap: ${space[2]};
  & > .lucide {
    flex: none;
  }
`;
