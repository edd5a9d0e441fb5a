import type { WiredField } from '@shop/kit/form';
import { Label } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import { color, fontSize, media, radius, space } from '@shop/ui/theme';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { insertMarkdown, type MarkdownEdit } from './markdown-edits.ts';
import { MarkdownHint } from './markdown-hint.tsx';
import { editOf, MarkdownTools, ViewSwitch } from './markdown-tools.tsx';
import { markdownOf } from './pasted-markdown.ts';
import { Preview } from './preview.tsx';

interface MarkdownFieldProps {
  readonly field: WiredField;
  readonly label: string;
  readonly required?: boolean;
  /** The level of the heading above the text. */
  readonly under: 1 | 3;
}

/** A Markdown editor with a toolbar and a preview: side by side, or switched between on narrow screens. */
export function MarkdownField({ field, label, required, under }: MarkdownFieldProps) {
  const [isPreview, setIsPreview] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const previewId = useId();

  function apply(edit: MarkdownEdit) {
    if (area.current) replace(area.current, edit);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const edit = event.nativeEvent.isComposing ? undefined : editOf(event);
    if (!edit) return;
    event.preventDefault();
    apply(edit);
  }
  /** Ctrl+Shift+V pastes without formatting: the clipboard has no HTML then. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = markdownOf(event.clipboardData.getData('text/html'), location.origin);
    if (pasted === undefined) return;
    event.preventDefault();
    apply(insertMarkdown(pasted));
  }
  return (
    <Box>
      <Narrow>
        <ViewSwitch isPreview={isPreview} onChange={setIsPreview} />
      </Narrow>
      <Columns $isPreview={isPreview}>
        <Writing>
          <MarkdownTools onEdit={apply} />
          <TextArea
            {...field}
            ref={(element) => {
              field.ref(element);
              area.current = element;
            }}
            label={label}
            required={required ?? false}
            minRows={14}
            maxRows={32}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          />
          <MarkdownHint />
        </Writing>
        <Shown aria-labelledby={previewId}>
          <Label as="h2" id={previewId}>
            Просмотр
          </Label>
          <Paper>
            <Preview text={field.value} under={under} />
          </Paper>
        </Shown>
      </Columns>
    </Box>
  );
}

/** Inserting by `execCommand` is slow: a pasted document would block the page for seconds. */
const MAX_TYPED = 10_000;

/** Inserts by `execCommand` where possible, so that Ctrl+Z undoes it. */
function replace(area: HTMLTextAreaElement, edit: MarkdownEdit): void {
  const { from, to, insert, selected } = edit({
    text: area.value,
    from: area.selectionStart,
    to: area.selectionEnd,
  });
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped =
    insert.length <= MAX_TYPED && document.execCommand?.(insert ? 'insertText' : 'delete', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...selected);
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  container-type: inline-size;
`;

const wide = '@container (min-width: 800px)';

const Narrow = styled.div`
  ${wide} {
    display: none;
  }
`;

const Writing = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
  textarea {
    font-family: ui-monospace, monospace;
    font-size: ${fontSize.m};
    ${media.coarse} {
      font-size: ${fontSize.l};
    }
  }
`;

const Shown = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Columns = styled.div<{ $isPreview: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  & > ${Writing} {
    display: ${(p) => p.$isPreview && 'none'};
  }
  & > ${Shown} {
    display: ${(p) => !p.$isPreview && 'none'};
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > ${Writing}, & > ${Shown} {
      display: grid;
    }
  }
`;

const Paper = styled.div`
  min-block-size: 240px;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
`;
