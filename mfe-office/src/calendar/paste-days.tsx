import { Button, Row, Stack } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { TextArea } from '@shop/ui/parts/text-area';
import { useState } from 'react';
import { readPasted } from './year-days.ts';

interface PasteDaysProps {
  readonly year: number;
  readonly onRead: (days: readonly { readonly day: string; readonly isOff: boolean }[]) => void;
}

/** Marks days by a pasted list; a bad line refuses all of it and stays to be mended. */
export function PasteDays({ year, onRead }: PasteDaysProps) {
  const [text, setText] = useState('');
  const [mistake, setMistake] = useState<string>();
  const mark = () => {
    const read = readPasted(text, year);
    if ('mistake' in read) return setMistake(read.mistake);
    setText('');
    setMistake(undefined);
    onRead(read.days);
  };
  return (
    <Disclosure summary="Вставить даты списком">
      <Stack gap={3}>
        <TextArea
          label="Даты"
          hint={`По\u00a0одной в\u00a0строке: «31.12.${year}» – выходной, «20.02.${year} рабочий» – рабочий`}
          rows={6}
          maxLength={20_000}
          value={text}
          error={mistake}
          onChange={({ target }) => {
            setText(target.value);
            setMistake(undefined);
          }}
        />
        <Row>
          <Button type="button" onClick={mark}>
            Отметить в{'\u00a0'}календаре
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  );
}
