import { Text } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { Facts } from '@shop/ui/parts/facts';

const notation = [
  ['**жирный**', 'жирный'],
  ['*курсив*', 'курсив'],
  ['## Заголовок', 'заголовок раздела; ### — поменьше'],
  ['- пункт', 'список'],
  ['1. пункт', 'нумерованный список'],
  ['[текст](/catalog/)', 'ссылка: страница магазина, https://, mailto: или tel:'],
  ['> слова', 'цитата'],
  ['| А | Б |', 'строка таблицы; под первой строкой | --- | --- |'],
] as const;

/** A reference of the notation. */
export function MarkdownHint() {
  return (
    <Disclosure summary="Как оформить текст">
      <Facts
        facts={notation.map(([written, meaning]) => ({ term: <code>{written}</code>, value: meaning }))}
      />
      <Text as="p" size="s" tone="muted">
        Пустая строка начинает новый абзац. Заголовки, списки, ссылки и{'\u00a0'}таблицы из{'\u00a0'}Word и с
        {'\u00a0'}сайтов вставляются сразу в{'\u00a0'}этом виде, а{'\u00a0'}по{'\u00a0'}Ctrl+Shift+V{'\u00a0'}
        — простым текстом. HTML{'\u00a0'}не{'\u00a0'}выполняется: он{'\u00a0'}показывается так, как написан.
      </Text>
    </Disclosure>
  );
}
