import { render } from '@testing-library/react';
import { MarkedText, plainText } from './marked-text.tsx';

it.each([
  ['Перчатки <b>х/б</b>', 'Перчатки <b>х/б</b>'],
  ['<em>Каска</em> <mark class="x" onclick="evil()">белая</mark>', '<em>Каска</em> <mark>белая</mark>'],
  ['<b>Очки <em>защитные</b> синие', '<b>Очки <em>защитные</em></b> синие'],
  ['<B>Очки</B></em>', '<b>Очки</b>'],
  ['Ботинки <b>зимние', 'Ботинки <b>зимние</b>'],
  ['<img src=x onerror="evil()">Каска', '&lt;img src=x onerror="evil()"&gt;Каска'],
  ['<script>evil()</script><body>', '&lt;script&gt;evil()&lt;/script&gt;&lt;body&gt;'],
  ['ООО &laquo;Ромашка&raquo; &amp; Ко&#33;&#x21;', 'ООО «Ромашка» &amp; Ко!!'],
  ['&lt;b&gt;не метка&lt;/b&gt;', '&lt;b&gt;не метка&lt;/b&gt;'],
])('%s is shown as %s (§3.9)', (html, shown) => {
  const { container } = render(<MarkedText html={html} />);
  expect(container.innerHTML).toBe(shown);
});

it('gives the text without marks', () => {
  expect(plainText('<b>Каска</b> &quot;Труд&quot;')).toBe('Каска "Труд"');
});
